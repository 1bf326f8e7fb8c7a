import { industries } from './industry.ts';

/** One trade a line, as `industry.ts` explains. */
export const SHOPS_AND_STYLE = industries(`
flower-shop | 花店 鲜花 花艺 花坊 插花 花房 花束 鲜花配送 花市 年宵花 | florist, flower shop, flowers, flower boutique, floral design, floristry, bouquet, bouquets, flower stand, flower delivery, wedding flowers | flower bouquet rose tulip peony vase sunflower lily daisy leaf hydrangea | romantic fresh elegant | wedding-rings ring
dried-flowers | 干花 永生花 | dried flowers, pressed flowers, everlasting flowers | dried-flowers lavender bouquet gypsophila vase wheat rose pampas-grass | romantic natural calm
plants | 绿植 盆栽 园艺 多肉 花卉 苗圃 园艺店 盆景 室内植物 花草 | plant shop, plants, garden center, garden centre, succulents, houseplants, plant nursery, wildflower nursery, bonsai, garden nursery | potted-plant monstera leaf cactus succulent watering-can sprout fern bonsai flower-pot | natural fresh calm
clothing | 服装 服装店 服饰 时装 潮牌 衣服 穿搭 成衣 外贸服装 | clothing, fashion, apparel, clothes, fashion brand, streetwear, clothing store, clothing brand, t shirts, thrift clothes | t-shirt hanger dress jacket clothes-rack mannequin button thread jeans skirt | modern elegant | chrysanthemum
womenswear | 女装 连衣裙 少女装 淑女 棉麻女装 大码女装 | boutique, women fashion, womenswear, dresses, ladies boutique, ladies fashion, occasion wear, dress shop | dress hanger skirt mannequin button clothes-rack handbag evening-gown ribbon high-heel | elegant romantic | plum
menswear | 男装 男士服装 绅士 | menswear, gentleman, mens clothing, mens fashion | suit tie shirt bow-tie hanger leather-shoe hat button waistcoat | elegant trusted bold
suits | 西装 定制西装 西服 高级定制 私人定制西装 | tailor, bespoke, suits, tailoring, bespoke tailor, savile row | suit sewing-needle thread tie tape-measure tailor-scissors button mannequin bow-tie | elegant precise traditional
alterations | 裁缝 裁缝铺 改衣 改衣服 修改衣服 换拉链 缝补 缝纫 | alterations, seamstress, dressmaker, dressmaking, clothes repairs, mending, hems, zips | sewing-needle thread tailor-scissors sewing-machine button thimble tape-measure zipper dress | friendly traditional precise
hanfu | 汉服 国风 旗袍 古风 唐装 马面裙 中式服装 旗袍定制 定制旗袍 盘扣 | hanfu, qipao, cheongsam, traditional dress | hanfu qipao mamian-skirt silk-fan hairpin folding-fan plum-blossom frog-button silk-bolt | traditional elegant romantic
baby-clothing | 童装 婴儿服装 儿童服装 婴童服饰 婴儿衣服 宝宝衣服 | baby clothing, kids clothing, children clothing, baby clothes, kids fashion, kidswear, childrens clothes, clothes for babies, clothes and gifts for babies | baby-clothes romper t-shirt socks teddy-bear button baby-shoes hanger bow overalls star | playful warm friendly | chrysanthemum
school-uniforms | 校服 园服 | school uniforms, uniforms, school wear | shirt polo-shirt tie school-bag pleated-skirt hanger blazer badge-police | trusted friendly
workwear | 工作服 劳保 工装 劳保用品 | workwear, work clothes, safety wear, ppe | workwear hard-hat work-gloves safety-vest boot overalls goggles | bold trusted
mother-and-baby | 母婴 母婴店 婴儿用品 孕婴 宝宝用品 奶粉 ~宝宝 | baby store, baby products, mother and baby, nursery products, baby care, maternity, mums to be, new mums, baby shop, babies and mums | baby baby-bottle stroller mother-child pacifier baby-clothes rattle teddy-bear crib heart | warm friendly | chrysanthemum
maternity-care | 月子中心 月子会所 产后 产后修复 孕产 月嫂 育婴师 育儿嫂 育婴 催乳 | postpartum care, maternity center, doula, midwife, confinement center, birth doula, hypnobirthing, maternity nurse, lactation, antenatal, antenatal classes, postnatal, pregnancy yoga, postnatal yoga, pregnancy | mother-child baby baby-in-swaddle cradle hand-heart baby-bottle stork heart lotus flower | warm calm elegant | chrysanthemum
nanny-agency | 保姆 住家保姆 保姆公司 | nanny agency, nanny, nannies, babysitter, babysitting, au pair | child stroller baby hand-heart teddy-bear house-heart mother-child umbrella | warm trusted friendly | goat
wedding-dress | 婚纱 礼服 婚纱店 礼服租赁 秀禾 | bridal, wedding dress, bridal boutique, bridesmaid, wedding gowns, bridal shop | wedding-dress bridal-veil bride rose engagement-ring bow heart bouquet lace | romantic elegant luxurious
lingerie | 内衣 家居服 睡衣 文胸 | lingerie, underwear, pajamas, sleepwear, loungewear | bra lace bow pajamas nightgown rose moon ribbon | romantic elegant
swimwear | 泳装 泳衣 | swimwear, bikinis, swimsuits | bikini swimsuit wave sun palm-tree shell sunglasses swim-ring | fresh playful
sportswear | 运动服 运动装 瑜伽服 | sportswear, activewear, gym wear, athleisure | sneaker tracksuit run yoga-pants lightning t-shirt dumbbell gym-bag | energetic modern
shoes | 鞋店 鞋子 鞋业 女鞋 球鞋 皮鞋 运动鞋 鞋 | shoes, footwear, sneakers, shoe store, boots, shoe shop, trainers | sneaker leather-shoe high-heel boot sandal shoe-last canvas-shoes shoe-box loafers | modern elegant
cloth-shoes | 布鞋 千层底 老北京布鞋 手工布鞋 | cloth shoes | cloth-shoes insole sewing-needle thread embroidered-shoe shoe-last tiger-shoe | traditional warm
shoe-repair | 修鞋 皮鞋护理 擦鞋 鞋匠 修鞋配钥匙 | shoe repair, cobbler, shoe repairs, heel bar, shoe shine, key cutting | leather-shoe high-heel shoe-last hammer boot leather-awl shoe-polish key nail | traditional friendly trusted | wrench
shoe-cleaning | 洗鞋 洗鞋店 球鞋清洗 | shoe cleaning, sneaker cleaning | sneaker bubbles scrub-brush water-drop sparkles canvas-shoes soap | fresh modern
bags | 箱包 包包 手袋 女包 | handbags, bags, luggage, purse, handbag shop, tote bags | handbag tote-bag luggage backpack clutch-bag suitcase satchel bucket-bag | elegant modern
leather-goods | 皮具 皮革 手工皮具 皮匠 皮雕 | leather goods, leather, leather workshop, leatherwork, leather craft | leather leather-awl handbag belt wallet satchel thread coin-purse | traditional bold elegant
hats | 帽子 帽店 | hats, hat shop, caps, headwear, milliner, millinery | hat fedora straw-hat top-hat beret cap sun-hat bowler-hat | elegant playful
jewelry | 珠宝 首饰 饰品 黄金 钻石 手工首饰 金店 金饰 | jewelry, jewellery, handmade jewelry, jeweler, diamonds, gold, goldsmith, jeweller, ~rings, silver rings, gold rings, wedding rings, engagement rings, necklaces, earrings, pendants, bangles, lockets, cufflinks | ring gem necklace earrings engagement-ring jewelry-box pendant crown bracelet | luxurious elegant
silver-jewelry | 银饰 银匠 打银 银楼 | silver jewelry, silver jewellery, silversmith, sea glass jewellery | necklace silver-jewelry bracelet earrings ring pendant gem longevity-lock | elegant traditional| miao-silver
miao-silver | 苗银 苗族银饰 | miao silver | miao-silver silver-jewelry longevity-lock bracelet earrings necklace butterfly | traditional elegant
jade | 玉器 翡翠 玉石 和田玉 玉雕 翡翠手镯 玉佩 手镯 玉镯 玉佩挂件 翡翠挂件 | jade, jade jewelry | jade-bangle jade-pendant ruyi safety-buckle jade-rabbit gem pixiu lotus gourd | traditional luxurious calm
pearls | 珍珠 珍珠饰品 | pearls, pearl jewellery | pearl pearl-necklace shell earrings oyster wave necklace | elegant fresh luxurious
beads-and-crystals | 手串 文玩手串 水晶 天然水晶 琥珀 蜜蜡 | crystals, gemstones, beads, crystal shop, healing crystals | crystal bead-bracelet gem amethyst prayer-beads moon sparkles | calm traditional
watches | 手表 腕表 名表 | watches, watch shop, wristwatches, luxury watches | watch pocket-watch gear smartwatch clock crown | precise luxurious elegant
watch-repair | 修表 钟表 钟表维修 修手表 钟表店 | watchmaker, watch repair, clock repair, clocks, clockmaker, horologist, antique clocks | pocket-watch watch gear grandfather-clock wall-clock pendulum hourglass screwdriver magnifier | precise traditional
eyewear | 眼镜店 眼镜 配镜 验光 视力 近视 近视防控 隐形眼镜 | eyewear, glasses, optician, opticians, optical shop, eyeglasses, sunglasses, optometrist, eye tests, contact lenses | glasses eye sunglasses contact-lens monocle eye-care | modern precise trusted | wine-glass
hearing | 助听器 听力 助听 验配助听器 | hearing aids, audiology, hearing, hearing tests, ear wax removal, audiologist | ear hearing-aid sound-wave elder headphones heart bell | trusted calm | candle speech
cosmetics | 化妆品 美妆 彩妆 护肤品 护肤 美妆店 面膜 口红 | cosmetics, makeup, make up, skincare, face oils, face creams, facial oils, beauty products, skin care, beauty brand, makeup artist | lipstick lotion cream-jar serum powder makeup-brush perfume flower leaf face-mask | elegant fresh romantic
makeup-artist | 化妆师 新娘跟妆 跟妆 化妆培训 彩妆造型 | bridal makeup, mua, make up artist | makeup-brush lipstick eyelashes powder eyeshadow lips mirror bride | elegant romantic
perfume | 香水 香氛 | perfume, fragrance, perfumery, scent | perfume flower rose lavender water-drop essential-oil jasmine | luxurious romantic elegant
scented-candles | 香薰 香薰蜡烛 蜡烛 | scented candles, candles, candle, aromatherapy, home fragrance, wax melts | scented-candle candle spa-candle lavender essential-oil flame-hand diffuser moon fire | calm romantic warm
incense-shop | 线香 沉香 熏香 香道 制香 盘香 香炉 檀香 | incense, agarwood | incense-burner incense-stick backflow-incense incense lotus auspicious-cloud bamboo | calm traditional elegant
soap | 手工皂 香皂 肥皂 洗护 沐浴 | soap, handmade soap, bath bombs, bath products, body care, soap makers | handmade-soap soap bubbles lavender bath-bomb leaf honey lotion | fresh natural calm
toys | 玩具 玩具店 潮玩 积木 益智玩具 盲盒 手办 毛绒玩具 | toys, toy store, toy shop, kids learning toys, educational toys, wooden toys, collectibles, soft toys, teddy bears | teddy-bear toy-train blocks rocking-horse toy-brick spinning-top kite doll balloon pinwheel robot | playful friendly
model-shop | 模型 高达 模型店 航模 | model shop, hobby shop, model railways, model trains | toy-train robot airplane toy-car steam-locomotive puzzle paintbrush | playful precise
gifts | 礼品 礼物 礼品店 精品店 文创礼品 | gifts, gift shop, gift store, gift baskets, presents, gift wrap | gift bow gift-bag ribbon gift-basket greeting-card candle heart star | warm friendly playful | poker playing-cards fridge
souvenirs | 伴手礼 手信 特产礼品 旅游纪念品 冰箱贴 明信片 纪念品 | souvenirs, souvenir shop, postcards | gift postcard pagoda gift-bag lantern postage-stamp ticket map | playful traditional | fridge ice-cube
greeting-cards | 贺卡 请柬 喜帖 | greeting cards, cards, wedding stationery, invitations, paper goods, card shop | greeting-card envelope invitation heart-letter bow pen wax-seal postage-stamp | warm romantic
stationery | 文具 文具店 办公用品 手帐 文房 | stationery, stationery store, office supplies, stationary, notebooks, ~pens, stationers, journals | pencil notebook pen eraser pencil-case paper-plane ruler color-pencils scissors | playful modern friendly
bookstore | 书店 书屋 图书 书吧 阅读 旧书 读书会 绘本馆 书局 | bookstore, book shop, bookshop, books, book club, second hand books, used books | book open-book books bookshelf bookmark glasses lamp owl cat thread-bound-book | calm warm traditional
library | 图书馆 阅览室 | library, public library, toy library | books library book open-book bookshelf lamp owl | calm trusted
publisher | 出版 出版社 杂志社 | publisher, publishing, press house, indie press | book open-book quill nib printing-press books fountain-pen | trusted modern
study-room | 自习室 共享自习 付费自习 | study room, study space | desk-lamp book pencil open-book lamp coffee hourglass owl school-desk notebook | calm modern | horse
record-shop | 唱片店 黑胶 | record shop, vinyl records, ~vinyl, record store, cassettes, lps | vinyl turntable record-player music-note headphones gramophone cassette | bold modern
home-goods | 家居 家居用品 家居店 生活馆 软装 日用品 晾衣架 地垫 | home decor, homeware, home goods, interior decor, home accessories, homewares | vase lamp chair armchair candle cup-saucer house basket pillow | calm warm modern
furniture | 家具 家具店 实木家具 沙发 定制家具 全屋定制 橱柜 衣柜 桌椅 红木家具 榻榻米 藤椅 | furniture, furniture store, sofa, furniture maker, cabinet maker, tables and chairs, oak tables, chairs, wardrobes, kitchens, fitted wardrobes, tables, handmade tables, bespoke furniture | chair armchair desk stool sofa cabinet lamp wood bed tree-ring | warm natural modern | wheat grain
woodwork | 木工 木作 木器 木雕 木匠 原木 根雕 茶几根雕 | woodworking, carpentry, joinery, carpenter, joiner, wood carving, wood workshop, men's shed, mens shed, wood signs, wooden signs, reclaimed wood, wooden shelves, woodturner, woodturning | saw wood-plane hammer tree-ring log mortise-and-tenon chisel chair tree | natural traditional warm | wheat grain
upholstery | 沙发翻新 沙发维修 软包 | upholstery, upholsterer, reupholstery, furniture restoration | armchair sofa chair fabric nail button hammer | warm traditional
bedding | 家纺 床品 床垫 被子 睡眠 棉被 枕头 蚕丝被 羽绒被 弹棉花 | bedding, mattress, home textiles, pillows, linen, duvets, beds, bed linen | bed pillow quilt moon mattress cotton blanket feather sheep | calm warm
curtains | 窗帘 布艺 窗帘布艺 窗饰 | curtains, blinds, curtains and blinds, shutters, soft furnishings | curtains window-frame window-blinds fabric window scissors thread tape-measure | warm elegant
carpet-cleaning | 沙发清洗 | carpet cleaning, rug cleaning, sofa cleaning, upholstery cleaning, carpet cleaner, carpet and sofa cleaning, carpet and upholstery cleaning | carpet vacuum-cleaner bubbles sofa spray-bottle sparkles water-drop | fresh trusted
carpets | 地毯 门垫 地毯清洗 | carpets, rugs, carpet shop, flooring and carpets | carpet house tapestry sofa stairs weave wool loom | warm elegant | vinyl record-player
lighting | 灯具 灯饰 照明 | lighting, lamps, lights, light fixtures, lighting shop, lights hire, festoon lighting, light hire | lamp light-bulb pendant-lamp chandelier floor-lamp desk-lamp string-lights candle | modern warm
ceramics | 陶瓷 瓷器 陶艺 景德镇 茶具 陶器 青瓷 建盏 | ceramics, pottery, porcelain, ceramic studio, pottery classes, potter, stoneware, pottery studio | vase potters-wheel blue-and-white-porcelain bowl teapot kiln clay-pot mug potter | traditional natural calm | milk
glassware | 玻璃 玻璃器皿 琉璃 | glassware, glass blowing, stained glass, glass studio, glazing | stained-glass vase wine-glass window-frame sun bell-jar prism | elegant modern
hardware-store | 五金店 五金 五金建材 工具 电料 五金电料 水暖五金 | hardware store, hardware, tools, tool shop, ironmonger, diy shop, diy | hammer wrench tools screwdriver toolbox nut-bolt drill screw pliers | bold trusted
building-materials | 建材 板材 | building materials, ~stone, builders merchant, timber merchant | brick trowel house paint-bucket tiles bathtub hammer cement | trusted bold
tiles | 瓷砖 地砖 贴砖 美缝 | tiles, tiling, tiler, tile shop | tiles mosaic trowel house hexagons bathtub | precise modern
flooring | 地板 木地板 实木地板 | flooring, floor sanding, wooden floors, parquet, vinyl flooring, vinyl floors, laminate, laminate flooring, lino | wood house log carpenter saw tree-ring tree hammer wood-plane | natural trusted
doors-and-windows | 门窗 铝合金门窗 断桥铝 防盗门 阳光房 | doors and windows, windows, upvc windows, window fitter, conservatories, window installation | window-frame door window house key greenhouse roof | trusted modern | computer
stone-carving | 石材雕刻 石雕 墓碑 雕刻 刻碑 | stonemason, stone carving, memorials and headstones, monumental mason, stone masonry | chisel stone-lion hammer stone-tablet pillar mallet stone lotus | traditional trusted calm
appliances | 家电 电器 家用电器 | appliances, home appliances, electronics store, white goods | fridge washing-machine television plug microwave air-conditioner fan | modern trusted
air-conditioning | 空调 制冷 中央空调 空调安装 空调维修 | air conditioning, hvac, refrigeration, aircon, heating and ac, heating and cooling, heating and air conditioning, ac install, ac repair, ac service, duct cleaning | air-conditioner snowflake fan wind thermometer wrench sun | trusted fresh
phones | 手机店 手机 数码 通讯 手机配件 | mobile phones, phone shop, gadgets, electronics, smartphone, phone accessories, phones | smartphone tablet-device headphones power-bank chip lightning | modern energetic
phone-repair | 手机维修 手机电脑维修 修手机 换屏 | phone repair, phone repairs, tablet repairs, cracked screens, screen repair, console repair, phone and tablet repairs, tablet repair, mobile phone repair, phone and laptop repairs, screens replaced | smartphone screwdriver tools wrench laptop computer toolbox chip gear | trusted energetic | brain
computer-repair | 电脑维修 电脑店 修电脑 电脑组装 打印机维修 | computer repair, laptop repair, mac repair, laptop repairs, computer repairs, pc repair, printer repair | laptop screwdriver tools computer chip wrench toolbox gear smartphone | trusted energetic | brain
pet-shop | 宠物店 宠物 宠物用品 猫舍 犬舍 萌宠 宠物食品 猫粮 狗粮 宠物零食 狗零食 宠物冻干 | pet shop, pet store, pets, pet supplies, pet food, dog food, cat food, dog treats | dog cat paw bone rabbit dog-bowl pet-love hamster bird | playful warm friendly
reptiles | 爬宠 爬虫 守宫 爬宠店 | reptiles, reptile shop, exotic pets, snakes, lizards, geckos | lizard snake gecko turtle chameleon iguana leaf | natural bold | tank fish-tank lamp desk-lamp dog cat
aquarium-shop | 水族 观赏鱼 鱼缸 金鱼 锦鲤 水族馆 水草 | aquarium, tropical fish, aquatics, fish tanks, aquatic centre, koi, marine fish | koi goldfish fish-tank fish clownfish coral aquarium betta seaweed angelfish | calm playful fresh | fish-plate
bird-shop | 鸟 花鸟 鹦鹉 八哥 信鸽 | bird shop, parrots, aviary, bird food | parrot birdcage bird canary budgerigar feather birdhouse | playful natural
e-commerce | ~电商 ~网店 淘宝店 网上商城 ~直播带货 微商 天猫店 | e-commerce, ecommerce, ~online store, ~online shop, webshop, dropshipping | shopping-bag shopping-cart package smartphone shop tag gift rocket | modern energetic
cross-border | 跨境电商 跨境 外贸 进出口 国际贸易 代购 | cross border e-commerce, import export, international trade, trading company, global trade | globe cargo-ship container package airplane earth compass shopping-bag truck | trusted modern
wholesale | ~批发 ~批发部 ~商贸 ~贸易 ~经销 | ~wholesale, ~wholesaler, ~trading, ~distributor, cash and carry | warehouse package shop truck container hand-truck | trusted
mall | ~商场 购物中心 百货 奥特莱斯 | ~mall, shopping mall, department store, outlet, shopping centre | shopping-bag mall shop gift star tag | modern elegant
discount-shop | 临期食品 折扣店 两元店 尾货 | discount store, pound shop, outlet store, bargain shop | tag shopping-basket coins shopping-bag gift shop piggy-bank | friendly energetic
second-hand | ~二手 旧货 古着 闲置 vintage | ~second hand, thrift store, ~vintage, vintage shop, used goods, consignment, flea market, thrift, car boot | hanger recycle tag dress vinyl chair lamp | warm traditional
antiques | 古玩 文玩 古董 收藏 古董店 老物件 | antique, antiques, antiques shop, curios, house clearance, auction | vase pocket-watch key chair gramophone candlestick curio-shelf mantel-clock bronze-ding | traditional luxurious
art-supplies | 画材 美术用品 | art supplies, craft supplies | palette paintbrush pencil paint-tube color-pencils easel | playful modern
textiles | 纺织 布料 面料 针织 布行 | textiles, fabric, fabric shop, haberdashery, fabrics, sewing supplies | fabric thread sewing-needle loom weave button bobbin silk-bolt | traditional natural
knitwear | 毛线 针织衫 毛衣 编织 钩针 羊绒 羊毛衫 围巾 | knitting, yarn, wool shop, knitwear, crochet, knitted jumpers, wool, hand knitted | yarn knitting sweater scarf sheep wool mittens beanie crochet alpaca | warm natural
embroidery | 刺绣 苏绣 十字绣 绣花 | embroidery, needlework, cross stitch | embroidery-hoop sewing-needle thread peony butterfly flower silk-fan | traditional elegant
sewing-school | 缝纫课 裁剪培训 服装设计培训 | sewing classes, sewing school, sewing, dressmaking classes, quilting | sewing-machine thread sewing-needle button tailor-scissors bobbin patchwork thimble | friendly warm
silk | 丝绸 蚕丝 真丝 桑蚕 | silk, silk scarves, silkworm | silkworm silk-bolt silk-scarf cocoon butterfly fabric | elegant traditional
crafts | ~手工 ~文创 ~手作 手工艺 非遗 手工坊 diy | ~handmade, ~crafts, handicrafts, craft studio, ~artisan, ~maker, craft stall, craft fair, crafts market | scissors thread knot yarn paper-cut paintbrush button origami | warm natural playful
rattan-and-bamboo | 竹编 藤编 竹艺 竹制品 草编 | basket weaving, baskets, wicker, rattan, willow weaving, bamboo craft | basket bamboo weave rattan bamboo-leaf straw-bag | natural traditional
lacquer-and-bronze | 漆器 铜器 铜艺 景泰蓝 锡器 | lacquerware, bronze, brassware, metal art | lacquer-box cloisonne-vase bronze-ding incense-burner teapot bronze-mirror | traditional luxurious
paper-cutting | 剪纸 皮影 年画 灯笼 风筝 油纸伞 扇子 | kites, paper art, lanterns, umbrella maker | paper-cut lantern kite folding-fan oil-paper-umbrella shadow-puppet new-year-picture | traditional playful
printing | 印刷 打印 图文 复印 名片 打印店 印务 喷绘 彩印 横幅 喷绘写真 | printing, print shop, copy shop, business cards, leaflets, printers, banners, photocopying, t shirt printing, letterpress, till rolls | printer ink-drop ink-bottle printing-press folder ink-cartridge scroll printing-block | modern precise | leaf paper-plane seal-stamp stamp school door
seal-carving | 刻章 印章 公章 篆刻 | rubber stamps, seal carving, stamp maker | seal-stamp stamp ink-pad carving-knife wax-seal scroll | traditional precise
packaging | 包装 纸箱 包装设计 纸盒 | packaging, ~boxes, carton, cardboard boxes | package packaging gift cube crate leaf | modern trusted
banners-and-signs | 广告牌 发光字 招牌制作 门头 标识 广告制作 灯箱 展架 霓虹灯 招牌 | signs, signage, sign maker, sign writer, signwriting, shop signs, neon signs, vehicle graphics | billboard neon-sign megaphone light-bulb spotlight paintbrush | bold modern
trophies | 奖杯 锦旗 奖牌 | trophies, awards, engraving, medals, trophy shop | trophy medal award ribbon-award star laurel | bold traditional
party-shop | 气球 派对用品 气球布置 | balloons, party supplies, party shop, balloon decor, party decorations, hen party, hen parties, hen do, stag do | balloon party-popper party-hat gift star birthday-cake garlands | playful energetic
bouncy-castle | 充气城堡 | bouncy castle, bouncy castles, inflatables, soft play, soft play hire | castle balloon slide star party-popper trampoline rainbow child | playful energetic | hops beer
fireworks | 烟花 爆竹 鞭炮 | fireworks, firework displays | fireworks firecracker spark rocket star lantern sparkles | energetic playful
religious-goods | 佛具 佛像 香烛 法器 佛珠 | religious goods, church supplies | buddha lotus prayer-beads incense-burner wooden-fish candle temple-bell | calm traditional
musical-instruments | 琴行 乐器 乐器行 钢琴行 吉他店 卖琴 | musical instruments, guitar shop, music store, music shop, piano shop | piano guitar violin music-note guzheng drum trumpet keyboard-instrument | elegant friendly
bicycles | 自行车 单车 自行车店 山地车 | bicycle, bike shop, bikes, cycles, mountain bikes, road bikes, bike repair, bicycle repair, bike servicing | bicycle mountain-bike road-bike gear bike-repair helmet chain wrench | energetic modern natural
sports-shop | 体育用品 运动器材 球拍 户外用品 | sports shop, sporting goods, sports equipment | football basketball badminton-racket sneaker tennis-racket dumbbell whistle | energetic bold
tackle-shop | 渔具 钓具 渔具店 鱼竿 鱼饵 | fishing tackle, tackle shop, bait, bait and tackle, angling shop, fly shop | fishing-rod fish-hook fish float fishing-lure carp boat wave | natural friendly | ticket
tack-shop | 马具 | tack shop, saddles, equestrian supplies, saddler, saddlers, saddlery | saddle horse horseshoe bridle cowboy-boots stirrup | natural traditional
camera-shop | 相机店 相机 胶片 | camera shop, cameras, film developing | camera camera-lens slr film-roll film-camera photo | modern precise
vape-shop | 电子烟 烟具 雪茄 | vape shop, tobacconist, cigars, cigar lounge | tobacco-pipe cigar tobacco-leaf lighter cloud fire leaf | bold traditional
teaching-supplies | 教具 教材 | teaching supplies, school supplies | blackboard blocks pencil globe ruler book | friendly trusted
medical-supplies | 医疗器械 轮椅 拐杖 康复器材 血压计 | medical supplies, mobility aids, mobility shop, wheelchairs, hospital beds | wheelchair stethoscope medical-cross crutch heart-pulse blood-pressure first-aid | trusted calm
umbrella-shop | 雨伞 雨具 广告伞 太阳伞 遮阳伞 定制雨伞 | umbrellas, rainwear | umbrella rain parasol raincoat rain-boots water-drop cloud | fresh friendly
christmas-trees | 圣诞树 | christmas trees, christmas tree farm, christmas shop, christmas market, wreath making | christmas-tree wreath star snowflake fir christmas-ball reindeer holly | warm playful
festival-goods | 中秋 春联 对联 年货市集 | lunar new year goods | lantern fu-character spring-couplets firecracker red-envelope gift tangerine | traditional warm
phone-cases | 手机壳 手机膜 | phone cases, phone case | smartphone heart star shield tablet-device airpods flower | playful modern
socks | 袜子 袜业 丝袜 袜厂 船袜 | socks, hosiery, tights, ~stockings, sock shop | socks stockings yarn knitting foot hanger bow | playful friendly | hand boat
bathrooms | 卫浴 洁具 ~马桶 花洒 浴室柜 智能马桶 淋浴房 ~浴缸 | bathrooms, ~bathroom, bathroom showroom, sanitary ware, ~showers, bathroom suites, bathroom fitter, bathroom fitters | bathtub shower faucet toilet water-drop hand-mirror tiles mirror towel | fresh modern trusted | paint-bucket brick
paint-shop | 涂料 油漆 乳胶漆 艺术漆 涂料店 电脑调色 | paint, paint shop, paints, paint merchant | paint-bucket paint-roller paintbrush house spray-paint rainbow ladder house-paint-brush | modern trusted | bathtub easel
stone-yard | 石材 大理石 花岗岩 石英石 台面 石材加工 | marble, granite, stone worktops, worktops, quartz worktops, marble and granite, stone supplier, stone slabs | marble stone chisel pillar tiles mallet mountain hammer | trusted elegant bold | bathtub
charity-shop | 慈善商店 公益二手店 | charity shop, charity shops, thrift charity, op shop | hand-heart heart hanger book vase dress shopping-bag cup-saucer recycle | warm friendly | hourglass clock
pawn-shop | 典当 当铺 典当行 黄金回收 名表回收 | pawn shop, pawnbroker, pawnbrokers, gold bought, cash for gold, gold buyers | ring coins gold-ingot pocket-watch gem hand-coins scales necklace | trusted traditional | chess-pawn chess-knight playing-cards
pictures-and-mirrors | ~镜子 装饰画 | ~mirrors, wall art, posters, art prints | picture-frame mirror hand-mirror photo landscape-painting palette | modern elegant
stickers-and-journals | 手账 手帐本 贴纸 手账胶带 胶带贴纸 | ~stickers, sticker shop, washi tape, decals, ~planners | notebook pen pencil star heart cat scissors tape flower | playful friendly | tape-measure
badges | 徽章 胸针 胸章 臂章 | enamel pins, ~badges, pin badges, ~patches, lapel pins, button badges | brooch ribbon-award star heart rainbow shield button flower | playful bold | bowling-pin rolling-pin map-pin tooth
macrame | 编绳 绳编 结绳 ~中国结 手绳 | macrame, knot tying, rope craft, plant hangers | knot rope-knot rope thread weave potted-plant feather monstera yarn | natural calm warm
beard-care | 胡须护理 胡须油 | beard oil, beard care, beard balm, beard products, moustache wax | beard mustache straight-razor barber-brush razor mirror comb | bold traditional | oil oil-rig gas
teapot-maker | 紫砂 紫砂壶 茶壶 壶艺 茶具定制 | teapots, teapot maker, yixing teapots | purple-clay-teapot teapot tea-cup gongfu-tea-set tea-leaf kiln potter bamboo | traditional calm elegant
safes | 保险柜 保险箱 金库 | safes, safe supplier, vaults | safe padlock key vintage-key shield lock | trusted bold
flags | 旗帜 彩旗 国旗 刀旗 | ~flags, flagpoles, ~bunting, ~pennants | flag-pennant mountain-flag prayer-flags star sewing-needle thread | bold energetic
awnings | 遮阳棚 雨棚 遮阳篷 篷布 伸缩棚 | awnings, canopies, tarpaulins, shade sails | awning parasol sun umbrella tent shop | fresh trusted
ropes-and-nets | ~绳子 缆绳 绳网 渔网 安全网 | ~ropes, netting, ~nets, cordage, rigging supplies | rope fishing-net rope-knot knot anchor weave | bold trusted
saree-shop | 纱丽 | saree, sarees, sari, silk sarees, ethnic wear, kurtas | sari silk-bolt lotus peacock fabric thread necklace flower | elegant traditional romantic | silkworm
indian-worship-goods | 供香 | puja items, pooja items, puja store, pooja store, puja samagri | diya-lamp incense-stick lotus bell marigold conch coconut temple | traditional calm warm
spectacle-repair | 修眼镜 | spectacle repair, glasses repair | glasses screwdriver wrench eye sunglasses tools | trusted precise
ukulele-and-harmonica | ~口琴 ~竖琴 手碟 | ~harmonica, ~harp, handpan | harmonica harp music-note treble-clef bamboo-flute guitar | warm elegant
wallpaper-shop | 墙布 壁纸 墙纸 | wallpaper, wallcoverings, ~wallpapers | wallpaper paint-roller house flower paintbrush leaf | elegant warm
scholars-goods | 文房四宝 宣纸 ~毛笔 ~砚台 墨条 湖笔 | ink brushes, calligraphy supplies, rice paper | ink-brush inkstone ink-stick scroll brush-rest bamboo | traditional calm elegant
folk-crafts | 面人 泥塑 泥人 捏面人 糖人 布老虎 虎头鞋 | folk crafts, clay figurines, clay modelling | tiger-shoe doll sugar-painting new-year-picture rabbit lantern tiger | traditional playful
car-accessories | 汽车用品 行车记录仪 汽车坐垫 汽车音响 脚垫 | car accessories, dash cams, car audio, number plates, seat covers, car parts | car steering-wheel speaker wheel car-key speedometer road | modern bold
audio-visual | 音响 投影仪 led屏 显示屏 家庭影院 音响设备 | audio equipment, loudspeakers, projectors, led screens, hi fi, hifi | speaker sound-wave film-projector television headphones spotlight turntable | modern precise
electrical-supplies | 变压器 配电箱 配电柜 开关插座 低压电器 | transformers, switchgear, sockets and switches, electrical supplies, electrical wholesaler | plug socket lightning electric-wire light-bulb antenna-tower screwdriver | trusted precise
barrels-and-crates | ~木桶 ~酒桶 橡木桶 木箱 | ~barrels, cooperage, oak barrels, ~crates | barrel wood crate hammer wine-bottle whisky | traditional natural
shop-fittings | 货架 展柜 店铺装修 展示道具 | shop fitting, shopfitting, display stands, shelving, racking, shop fittings | shop bookshelf mannequin hammer light-bulb clothes-rack package | modern trusted
curtains-for-beds | 凉席 蚊帐 竹席 草席 | mosquito nets, sleeping mats | bed weave bamboo moon mosquito leaf | calm natural
puppets-and-dolls | ~木偶 娃娃屋 玩偶定制 拼图店 | ~puppets, dolls houses, puppet maker, doll maker, jigsaw puzzles, puppet shows | doll marionette teddy-bear puzzle house toy-brick button | playful warm
`);
