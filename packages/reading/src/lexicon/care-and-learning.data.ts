import { industries } from './industry.ts';

/** One trade a line, as `industry.ts` explains. */
export const CARE_AND_LEARNING = industries(`
dental | 牙科诊所 牙科 口腔 口腔医院 牙医 种植牙 正畸 种牙 看牙 洗牙 牙齿矫正 假牙 义齿 镶牙 | dental clinic, dentist, dental, dentistry, orthodontist, orthodontics, teeth whitening, dental practice, hygienist, implants, invisalign, dentures, braces | tooth dental-care dental-mirror toothbrush braces dental-implant shield-check dental-floss smile heart | trusted fresh | sprout potted-plant
clinic | 诊所 医院 医疗 门诊 体检 卫生院 社区医院 全科 | clinic, hospital, medical, healthcare, health care, doctor, medical center, family doctor, gp surgery, medical practice, private doctor | medical-cross stethoscope heart-pulse heart shield-check hospital hand-heart first-aid doctor | trusted calm
medical-beauty | 医美 医疗美容 整形 微整 玻尿酸 | medical spa, aesthetics, botox, cosmetic surgery, skin clinic, fillers | face-mask lotus serum beauty-device sparkles lips flower hand | elegant luxurious
eye-clinic | 眼科 近视手术 视光中心 | eye clinic, ophthalmologist, laser eye surgery | eye eye-care glasses sparkles sun contact-lens lamp | trusted precise
childrens-clinic | 儿科 儿童诊所 小儿推拿 | pediatrician, paediatrics, children clinic | child stethoscope teddy-bear heart baby medical-cross hand balloon | warm trusted
womens-health | 妇科 妇产 | gynecology, women health, fertility, ivf clinic, fertility clinic | mother-child baby flower lotus heart embryo | calm warm
ambulance-and-first-aid | 急救 急救培训 救护 | first aid, first aid training, paramedic, ambulance service | first-aid medical-cross heart-pulse ambulance bandage hand-heart | trusted bold
pet-hospital | 宠物医院 宠物诊所 兽医 动物医院 | pet hospital, veterinary, vet, vets, vet clinic, animal hospital, animal clinic, animal practice, veterinary practice | dog cat paw stethoscope medical-cross heart vet rabbit pet-care | trusted warm | soldier
pet-grooming | 宠物美容 宠物洗护 宠物洗澡 宠物造型 洗澡美容 | pet grooming, dog grooming, pet salon, dog wash, pet spa, dog groomer, groomer | dog pet-grooming bubbles cat scissors comb paw bone poodle soap | playful warm friendly
pet-boarding | 宠物寄养 寄养 猫咪寄养 宠物旅馆 | dog boarding, kennels, kennel, cattery, pet boarding, pet sitting, pet sitter, dog daycare, doggy daycare, pet hotel, cat hotel, dog hotel, cat sitting | dog dog-house bone paw dog-bowl cat house-heart | warm friendly playful | rocket boarding-pass
dog-training | 训犬 宠物训练 遛狗 驯狗 驯犬 | dog training, dog walking, dog walker, puppy training, puppy classes, dog behaviour, guide dogs | dog dog-leash paw bone whistle tree puppy footprints pet-training | friendly energetic
animal-rescue | 动物救助 流浪动物 动物保护 流浪猫 流浪狗 | animal shelter, animal rescue, wildlife, animal charity, cat rescue, dog rescue, wildlife trust, rehoming, rehoming dogs, rehoming cats, greyhounds, rescue centre | paw dog cat heart hand-heart house-heart bird leaf | warm friendly
cat-cafe | 猫咖 猫咖啡 撸猫 | cat cafe | cat coffee paw cat-tree heart cup-saucer | playful warm
chinese-medicine | 中医 中医馆 推拿 中医推拿 针灸 艾灸 国医 刮痧 拔罐 调理 | chinese medicine, acupuncture, tcm, acupuncturist, cupping, moxibustion | gourd herb mortar acupuncture moxa-stick cupping medicine-grinder yin-yang leaf hand | traditional calm natural
bone-setting | 正骨 推拿正骨 整脊 落枕 腰椎 颈椎 正骨推拿 | bone setting, spinal manipulation, bad backs | spine massage bone hand gourd herb meditation | traditional calm | pillow
herb-dealer | 中药 中药材 药材 草药 药膳 滋补品 参茸 阿胶 枸杞 灵芝 黄芪 当归 党参 药农 天麻 三七 石斛 金银花 药材批发 | herbal medicine, herbs, herbalist, apothecary, chinese herbs, herbal remedies, dried herbs | herb mortar ginseng gourd medicine-scale lingzhi goji leaf chamomile | natural traditional calm | pill potato-chips
massage-spa | 按摩 水疗 养生馆 SPA 养生 推油 理疗馆 | spa, massage, wellness, day spa, wellness center, massage therapy, sports massage, massage therapist, holistic therapies, reiki, reflexology | lotus hot-stone massage hand leaf spa-candle water-drop bamboo towel cairn | calm natural elegant
foot-care | 足疗 足浴 修脚 足道 洗脚 | foot massage, foot care | foot foot-bath herb hand leaf water-drop hot-stone ear-picking | calm warm | nail-polish manicure fingernail nail
float-and-sauna | 汗蒸 桑拿 | sauna, float tanks, floatation, steam room, ice baths, cold plunge | sauna hot-tub water-drop wave ripple lotus hot-stone bucket moon | calm natural | tank
skin-care | 皮肤管理 祛痘 护肤中心 皮肤护理 美肤 | facial, facials, esthetician, aesthetician, skin therapist | face-mask serum water-drop cream-jar face-roller lotus leaf beautician | elegant calm fresh | lips lipstick
beauty-salon | 美容院 美容 美容店 美业 | beauty salon, beauty, waxing, beautician, beauty room, beauty therapist | lotus face-mask flower serum lips hand cream-jar beautician leaf | elegant romantic calm
nails-and-lashes | 美甲 美甲美睫 美甲店 指甲 | nail salon, nails, nail art, manicure, gel nails, nail bar, pedicure, acrylics, nail technician | nail-polish manicure fingernail nail-file nail-lamp flower hand | elegant romantic | nail hammer screw
lashes-and-brows | 美睫 纹眉 纹绣 半永久 眉毛 嫁接睫毛 睫毛 | lash studio, eyelash extensions, lashes, brow bar, brows, microblading, lash artist, eyebrows | eyelashes eye eyebrow mascara eyebrow-pencil eyelash-curler flower | elegant romantic
hair-salon | 美发 发型 美发沙龙 发廊 造型 烫染 染发 烫发 发艺 理发店 接发 | hair salon, hairdresser, hairdressers, hair stylist, ~hair, hairstylist, salon, blow dry, balayage, hair extensions | scissors comb hair-dryer hair-brush curly-hair hair hairdresser curling-iron mirror | elegant modern
barber | 理发 男士理发 油头 剃须 快剪 男士快剪 剃头 | barber shop, barber, barbers, barbershop, mens grooming, shaving, beard, shaves, fades, beard trims | barber-pole scissors straight-razor comb razor mustache barber-chair clippers barber-brush beard | bold traditional | towel bath-towel paper-cut
wigs | 假发 植发 生发 养发 | wigs, hair loss, hair transplant, hairpieces, scalp care | wig hair comb curly-hair hair-brush scissors mirror | elegant trusted
tattoo | 纹身 刺青 | tattoo studio, tattoo, tattoo artist, ink studio, piercing, tattoos, tattooist | tattoo-machine rose skull snake dagger swallow ink-drop dragon anchor | bold
tattoo-removal | 洗纹身 祛纹身 | tattoo removal, laser tattoo removal, laser removal | tattoo-machine laser hand eraser rose sparkles | calm modern | moving ink-bottle printer
tanning | 美黑 | tanning salon, spray tan, tanning | sun palm-tree sunglasses beach-umbrella flower lotion lounger | energetic
pharmacy | 药店 药房 大药房 医药 制药 医保 | pharmacy, drugstore, chemist, pharmaceutical, medicine, prescriptions | medical-cross pill mortar medicine-bottle capsule tablet-medicine leaf heart | trusted fresh | flask
biotech | 生物科技 基因 生物医药 ~检测 | biotech, biotechnology, genetics, life sciences, laboratory, lab, dna testing | dna molecule microscope flask test-tube cell leaf | precise modern trusted
psychology | 心理咨询 心理 心理健康 情绪 婚姻咨询 | psychology, ~coaching, therapy, therapist, counseling, counselling, mental health, psychologist, counsellor, life coach, couples therapy, hypnotherapy | heart hand-heart leaf speech sprout brain armchair sun umbrella butterfly | calm warm trusted
elderly-care | 养老院 养老 敬老院 老年公寓 康养 护理院 养老社区 | elderly care, nursing home, retirement home, aged care, care home, assisted living | house-heart hand-heart heart tree sun leaf crane-bird pine-tree elder | warm calm trusted
home-care | 居家养老 上门护理 护工 陪诊 老人陪护 | home care, home carers, caregiver, carers, senior care, live in care, home help, care for older people | heart hand-heart house-heart helping-hand sun leaf flower nurse | warm trusted friendly
hospice | 临终关怀 安宁疗护 | hospice, palliative care | hand-heart dove butterfly leaf heart candle sunset | calm warm
disability-support | 残疾人 助残 特殊教育 自闭症 | disability support, special needs, autism support, learning disabilities, ndis | heart puzzle hand-heart rainbow wheelchair sun star | warm friendly
rehabilitation | 康复 骨科 理疗 物理治疗 脊柱 | rehabilitation, physiotherapy, physical therapy, chiropractor, orthopedic, osteopath, physio, back pain, sports injuries | spine stretching run hand bone-joint exercise-ball knee massage | trusted energetic
nutrition | 营养 保健品 减肥 营养师 减脂 瘦身 | nutrition, nutritionist, supplements, vitamins, dietitian, weight loss, health coach, protein, slimming club | apple leaf vitamin avocado carrot sprout salad-bowl kitchen-scale | fresh natural energetic
kindergarten | 幼儿园 早教 托育 托儿所 早教中心 托班 蒙氏 亲子园 | kindergarten, ~nursery, preschool, daycare, nursery school, day care, childcare, montessori, day nursery, creche, pre school, toddler group, playgroup, baby sensory, baby classes, toddler classes, baby group | blocks child sun teddy-bear rainbow sprout balloon hand crayon house-heart kite | playful warm friendly | potted-plant nurse
childminder | 晚托 小饭桌 托管 托管班 课后托管 | childminder, after school club, breakfast club, holiday club, wraparound care | child blocks pencil sun house-heart star school-bag rainbow book | playful warm friendly | golf-club
kids-education | 儿童教育 ~儿童 ~少儿 少儿教育 少儿培训 ~亲子 思维训练 | kids education, children education, ~kids, kids learning, family activities | child star pencil book blocks sun rocket kite rainbow | playful friendly
kids-english | 儿童英语 少儿英语 英语培训 英语 雅思 托福 | english school, english class, english for kids, kids english, ielts | alphabet book speech globe pencil star graduation-cap | playful friendly trusted
language-school | 语言培训 外语 外语培训 日语 韩语培训 法语 小语种 | language school, languages, language learning, spanish lessons, french classes, language classes | speech globe book alphabet pencil translate | friendly trusted
translation | 翻译 笔译 口译 合同翻译 | translation, translator, interpreter, translations, interpreting | translate speech certificate scroll globe pen contract bridge book | trusted precise | nail-polish tongue
kids-coding | 少儿编程 编程 编程教育 机器人教育 乐高 科创 | kids coding, coding school, coding bootcamp, robotics for kids, programming school, code club | robot code-brackets laptop-code toy-brick rocket puzzle computer gear | playful modern
tutoring | 辅导 家教 补习班 辅导班 数学辅导 作文 奥数 课外辅导 小学辅导 中高考 一对一 | tutoring, tutor, maths tutor, tuition, private tutor, exam prep, maths, gcse, homework help | pencil book graduation-cap ruler light-bulb star math open-book target calculator | friendly trusted | bus
education | ~教育 ~培训 大学 学院 ~学校 考研 职业教育 教培 | ~education, ~school, ~training, ~academy, college, university, ~learning, ~teacher, online courses, ~courses, ~lessons, ~classes | book graduation-cap pencil open-book light-bulb star school globe | trusted friendly
civil-service-exam | 公考 公务员考试 考公 考编 面试培训 | exam training, civil service exam | book pen graduation-cap medal seal-stamp target ladder pencil star | trusted energetic
study-abroad | 留学 移民 出国 签证 | study abroad, immigration, visa services, overseas education, immigration lawyer | airplane globe graduation-cap passport book compass | trusted modern
vocational-training | 职业技能 技校 技工 电工培训 | vocational training, trade school, apprenticeships | graduation-cap wrench hard-hat gear book hammer | trusted bold
art-school | 美术培训 画室 绘画 少儿美术 艺术教育 美术 素描 画画 | art school, art class, art classes, ~painting, art studio, drawing classes, kids art, life drawing, art workshop | palette paintbrush easel pencil paint-tube picture-frame color-pencils watercolor crayon | playful elegant
calligraphy | 书法 国学 国学培训 国学馆 书院 私塾 国画 书法培训 书画 书法班 练字 硬笔 字画 | calligraphy, chinese painting, ink painting, hand lettering | ink-brush inkstone scroll practice-grid brush-rest calligraphy ink-stick fountain-pen bamboo | traditional calm elegant
music-school | 音乐培训 音乐教育 声乐 乐器培训 音乐班 唱歌培训 | music school, music lessons, singing lessons, vocal coach, choir, music teacher, music tuition | music-note treble-clef piano microphone guitar violin metronome music-score | elegant friendly
piano-lessons | 钢琴 钢琴培训 陪练 | piano lessons, piano, piano teacher, piano tuition, piano tuning, piano tuner | piano grand-piano piano-keys music-note treble-clef keyboard-instrument tuning-fork | elegant calm
guitar-lessons | 吉他 吉他培训 尤克里里 | guitar lessons, guitar, ukulele | guitar acoustic-guitar music-note ukulele guitar-pick electric-guitar | warm energetic
strings-lessons | 小提琴 大提琴 | violin, violin lessons, cello, cello lessons, violin maker, luthier | violin cello violin-bow music-note treble-clef music-score music-stand | elegant
drum-school | 架子鼓 打击乐 鼓 | drum lessons, drums, drumming, samba band | drum drum-kit music-note snare-drum djembe cymbal lightning | energetic bold
chinese-instruments | 古筝 古琴 二胡 琵琶 民乐 笛子 葫芦丝 | guzheng, guqin, chinese instruments, erhu | guzheng guqin music-note pipa erhu bamboo-flute piano lotus | traditional elegant
dance | 舞蹈 舞蹈培训 舞蹈室 中国舞 民族舞 舞团 | dance studio, dance, dance school, dance academy, dance classes, zumba, salsa classes, ballroom | dance dancer ballet-shoes music-note tutu ribbon star latin-dance | elegant energetic
ballet | 芭蕾 芭蕾舞 | ballet, ballet school, ballet and tap | ballet-shoes ballet dancer tutu swan music-note ribbon dance | elegant romantic | faucet water-drop
street-dance | 街舞 爵士舞 韩舞 | hip hop dance, street dance, breakdance | street-dance dance headphones sneaker music-note boombox lightning | energetic bold
sports-training | 体育培训 体能 少儿体能 跳绳 体适能 | sports training, sports academy, sports club, athletics, personal trainer, coach, personal training, bootcamp, pt | run stopwatch whistle dumbbell medal kettlebell lightning jump-rope trophy | energetic bold
gym | 健身房 健身 健身工作室 私教 增肌 撸铁 | gym, fitness, fitness studio, crossfit, workout, bodybuilding, fitness center, free weights, strength gym, spin classes | dumbbell barbell kettlebell weightlifting fist treadmill muscle | bold energetic | iron clock
yoga | 瑜伽馆 瑜伽 冥想 禅修 | yoga, yoga studio, meditation, mindfulness, breathwork, yoga teacher | yoga lotus meditation sun moon leaf water-lily yoga-mat stretching | calm natural elegant | river family
pilates | 普拉提 | pilates, reformer pilates, barre | pilates stretching exercise-ball yoga leaf yoga-mat lotus | calm elegant energetic
martial-arts | 武术 跆拳道 武馆 功夫 散打 太极 空手道 柔道 咏春 少儿武术 | martial arts, karate, taekwondo, kung fu, judo, tai chi, self defence, jiu jitsu, bjj | martial-arts kung-fu fist martial-belt taekwondo dragon karate yin-yang tiger | bold traditional energetic
boxing-gym | 拳击 搏击 泰拳 拳馆 综合格斗 | boxing, boxing gym, mma, kickboxing, muay thai, boxing club | boxing-glove fist boxing boxing-bag mma lightning medal | bold energetic
fencing-club | 击剑 | fencing club, fencing lessons, fencing academy, fencing classes, fencing coach, epee, foil and epee, sabre | fencing-sword fencing shield medal crown star | elegant precise | fence gate wood
archery-club | 射箭 | archery, archery club | archery bow-arrow target arrow-weapon shield medal | precise bold
swimming | 游泳 游泳馆 婴儿游泳 泳池 游泳培训 | swimming, swim school, swim lessons, swimming lessons, baby swimming, aqua | swimming wave swimming-goggles water-drop swim-ring fish dolphin swimming-pool | fresh energetic
pool-services | 泳池工程 泳池设备 | swimming pool builds, pool cleaning, pool maintenance, pools, swimming pool, hot tubs | swimming-pool wave water-drop sun lounger ripple hot-tub tiles | fresh trusted | billiards
gymnastics-club | 体操 蹦床 | gymnastics, gymnastics club, trampolining, tumbling | gymnastics gymnastic-rings trampoline ribbon star balance-beam | energetic playful
camps | 夏令营 研学 冬令营 营地教育 | summer camp, scouts, forest school, kids camp, guides | tent campfire compass sun tree map star backpack | playful energetic natural
charity | 公益 慈善 基金会 志愿者 志愿者团队 助学 | charity, nonprofit, non profit, foundation, ~volunteer, ngo, donation, food bank, community project, ~volunteers, fundraising | heart hand-heart helping-hand house-heart people-hug hand sun sprout | warm friendly trusted
community-centre | 社区服务 社区活动 邻里 | community centre, community center, community hub, village hall, community | people-hug house-heart team heart handshake hand tree sun | warm friendly
association | 商会 协会 联谊会 同乡会 校友会 行业协会 | association, society, union, alumni, chamber of commerce, residents association | handshake people-hug team hand knot bridge tree | trusted traditional
church | 教会 教堂 基督 | church, ministry, religious, faith, parish, chapel | church dove candle heart bible bell cathedral | calm warm
temple | 佛教 寺庙 道观 寺院 禅院 | temple, buddhist centre, monastery | temple lotus temple-bell buddha wooden-fish incense-burner pagoda mountain | calm traditional
pet-memorial | 宠物殡葬 宠物善终 宠物火化 | pet cremation, pet memorial, pet funeral | paw rainbow candle dog cat feather heart cloud | calm warm natural | skull ghost
dog-cafe | 狗咖 狗狗咖啡 | dog cafe, dog bakery, dog friendly cafe | dog bone paw coffee cookie dog-bowl heart | playful friendly warm
kids-haircuts | 儿童理发 宝宝理发 胎毛笔 | kids haircuts, childrens hairdresser | scissors comb child teddy-bear balloon hair-dryer star | playful friendly
public-speaking | 口才 少儿口才 主持培训 演讲 演讲培训 播音 播音主持 | public speaking, speech and drama, presentation training, debating club, elocution | microphone speech megaphone star medal mask-theater | energetic friendly trusted
podiatry | 足科 灰指甲 甲沟炎 治脚病 | podiatry, podiatrist, podiatrists, chiropody, chiropodist, foot clinic, orthotics, verrucas | foot footprints sneaker insole hand leaf shoe-last heart | calm trusted | nail-polish manicure fingernail nail hammer corn popcorn
farm-vet | 给牛羊看病 兽医站 大动物兽医 畜牧兽医 牛羊兽医 | farm vet, large animal vet, equine vet, livestock vet, cattle vet | cow sheep stethoscope horse pig medical-cross barn syringe | trusted natural | cat
hair-braiding | 编发 脏辫 辫子 编辫子 | braids, hair braiding, locs, dreadlocks, cornrows, box braids | curly-hair hair comb hair-brush hairpin mirror crown flower | bold elegant | knot rope
henna | 海娜 海娜手绘 | henna, mehendi, mehndi, henna artist | hand peacock lotus flower leaf paisley sun moon | elegant romantic traditional | hen chicken traffic-cone
ayurveda | 阿育吠陀 | ayurveda, ayurvedic, panchakarma | herb mortar lotus leaf essential-oil bowl meditation flower | natural calm traditional | oil oil-rig
speech-therapy | 言语康复 语言康复 口吃矫正 | speech therapy, speech therapist, speech and language | speech child lips blocks microphone parrot book | warm friendly | rabbit
swim-club | 婴幼儿游泳 亲子游泳 | swimming club, water polo, aqua aerobics | swimming wave swimming-goggles swim-ring whistle medal fish | fresh energetic
falconry | 驯鹰 猎鹰 | falconry, falconry displays, birds of prey | eagle falcon owl feather gloves wing | bold natural
prosthetics | 假肢 义肢 矫形器 | prosthetics, artificial limbs, orthopaedic supplies | hand foot run gear hand-heart bone-joint | trusted precise
animal-medicine | 兽药 动物保健 疫苗站 | veterinary medicine, animal health | pig cow syringe medicine-bottle medical-cross chicken shield | trusted natural
`);
