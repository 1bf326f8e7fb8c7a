/**
 * What suits each family of trades, and what never does. A family is its name, then lines of one word and a list:
 *   trades    ids of the lexicon
 *   hanzi-too trades that belong here only where the name is written in hanzi
 *   words     words in the id or an English name of a trade that nobody wrote down here
 *   hanzi     styles for names in hanzi, the most fitting first; four are cast
 *   latin     styles for Latin names
 *   never     styles not cast whatever the mood; LOUD and MACHINES stand for several
 *   colours   a world of casting-colours.data.ts
 *   type      how letters may be built, the most fitting first
 *   ornament  what may stand on the ground of one of the four
 * In sober families letters stand straight and without shadows.
 */
export const CASTING_TABLE = `
bakery
  trades   bakery gluten-free-bakery cake-shop chocolate cooking-school kitchenware cookies chinese-pastry brunch
           jam-maker cheese-shop pasta-maker flatbreads tong-sui rice-cakes egg-waffles south-indian-food
           indian-sweets middle-eastern-sweets flour-mill
  words    bakery cake bread pastry dessert patisserie baking
  hanzi    retro natural line round
  latin    retro line natural geometric
  never    LOUD purple wash ancient blue
  colours  wheat
  type     serif round display sans

coffee
  trades   coffee-shop bookstore writing coffee-roaster hong-kong-cafe library cat-cafe publisher true-crime
           study-room kopitiam stickers-and-journals proofreading resume-writing typing-and-filing
  words    coffee cafe roastery books bookshop library
  hanzi    line retro natural geometric
  latin    retro line geometric natural
  never    LOUD purple ancient blue
  colours  roast
  type     serif sans display round

sweet drinks and snacks
  trades   milk-tea juice-bar ice-cream candy fast-food food-truck nuts donuts popcorn snack-shop hot-dogs
           sandwich-bar fried-chicken tanghulu roasted-sweet-potato dried-goods corn-stall takoyaki soft-drinks
           milkshake-bar box-meals durian-shop melon-farm pumpkin-patch badges coconut-drinks
  words    tea-drinks juice snack candy ice donut
  hanzi    round retro geometric natural
  latin    retro round geometric natural
  never    cyber neon wash ancient purple
  colours  nursery
  type     round display sans
  ornament dots

western kitchen
  trades   restaurant western-food pizza burger mexican-food curry-house korean-food caterer vietnamese-food
           thai-food southeast-asian italian-food spanish-food greek-food caribbean-food diner steakhouse
           british-pub-food izakaya frozen-food tiffin-service latin-food russian-food
           olive-grove
  words    restaurant bistro diner grill kitchen catering pizzeria
  hanzi    retro geometric line natural
  latin    retro line geometric natural
  never    MACHINES purple wash ancient blue
  colours  heritage
  type     serif display sans round script

chinese kitchen
  trades   chinese-restaurant noodle-shop dumpling-shop rice-and-grain condiments liquor butcher eggs-and-poultry
           banquet dim-sum-house roast-meats braised-food claypot canteen rice-noodles buns-and-breakfast
           cold-noodles tofu-pudding tofu-maker congee soup-shop rice-wine temple opera festival-goods jerky pickles
           rice-rolls morning-soup beef-pots pork-knuckle-rice duck-eggs-and-ham meatballs fish-in-broth
           chicken-pots oil-mill lion-dance-troupe
  hanzi-too restaurant
  words    chinese noodle dumpling tofu soup porridge canteen
  hanzi    ancient retro wash line geometric
  latin    retro geometric line natural
  never    MACHINES purple graffiti blue
  colours  feast
  type     serif brush display sans
  ornament clouds

hot kitchen
  trades   sichuan hot-pot barbecue crayfish skewers-in-broth self-serve-pot grilled-fish stinky-tofu hot-pot-base
  words    pot barbecue bbq skewer spicy
  hanzi    retro red ancient geometric
  latin    retro red geometric line
  never    MACHINES purple blue wash round
  colours  spice
  type     display brush serif sans

tea and scholarship (sober)
  trades   teahouse calligraphy antiques ceramics chinese-medicine hanfu fortune-telling sushi tea-merchant
           herbal-tea herb-dealer incense-shop chinese-instruments seal-carving silk embroidery lacquer-and-bronze
           paper-cutting stone-carving religious-goods cloth-shoes chess-school mahjong-parlour museum
           rattan-and-bamboo jade teapot-maker scholars-goods ear-cleaning ayurveda indian-worship-goods folk-crafts
           bone-setting matcha-bar
  words    tea calligraphy antique ceramic pottery incense guqin
  hanzi    wash line ancient natural
  latin    line natural geometric retro
  never    LOUD purple round blue
  colours  leaf
  type     serif brush sans
  ornament wash

brewery and barber
  trades   craft-beer winery barber tattoo motorcycles second-hand hats suits cider distillery pub leather-goods
           classic-cars vape-shop record-shop blacksmith tack-shop menswear workwear shoe-repair watch-repair
           umbrella-shop chimney-sweep tackle-shop beard-care pawn-shop spectacle-repair taxidermy falconry
           barrels-and-crates private-detective
  words    beer brewery distillery barber tailor vintage leather saddlery
  hanzi    retro geometric line natural
  latin    retro geometric line natural
  never    purple blue round cyber pixel wash ancient
  colours  heritage
  type     display serif sans

fresh food
  trades   fruit-shop grocery dairy honey vegetarian water-brand nutrition
           vegetable-shop salad-bar convenience-store zero-waste-shop discount-shop wholesale maple-syrup-farm
           strawberry-farm apple-growers greenhouse-growers mushrooms
  words    fruit vegetable grocery market organic salad honey
  hanzi    natural round geometric retro
  latin    natural geometric retro round
  never    LOUD purple ancient wash
  colours  orchard
  type     round sans serif display

the sea
  trades   seafood aquaculture fishmonger sea-salt ice-supply smoked-fish fish-and-chips surf diving fishing
           boat-trips
  words    fish seafood oyster marine boat sailing harbour surf dive
  hanzi    geometric natural retro line
  latin    retro geometric line natural
  never    LOUD purple ancient
  colours  tide
  type     sans round display serif

flowers and plants
  trades   flower-shop plants soap scented-candles landscaping dried-flowers gardening tree-surgeon christmas-trees
           lawn-mowing
  words    flower florist plant candle garden gardening
  hanzi    natural line purple retro
  latin    natural line retro geometric
  never    LOUD blue ancient
  colours  blossom
  type     serif sans round
  ornament petals

beauty and fashion (sober)
  trades   beauty-salon nails-and-lashes cosmetics perfume lingerie clothing wedding-dress wedding
           wedding-photography matchmaking hair-salon bags dance womenswear swimwear makeup-artist medical-beauty
           wigs lashes-and-brows tanning knitwear alterations sewing-school newborn-photography ballet
           beads-and-crystals socks saree-shop henna hair-braiding tattoo-removal
  words    beauty nail lash hair cosmetic skincare fashion boutique bridal makeup
  hanzi    line purple natural geometric
  latin    line natural geometric retro purple
  never    LOUD ancient round
  colours  nude
  type     serif sans round
  ornament petals

luxury (sober)
  trades   jewelry watches hotel golf equestrian silver-jewelry pearls miao-silver
  words    jewelry jewellery luxury watch yacht
  hanzi    line ancient geometric natural
  latin    line geometric natural retro
  never    LOUD round purple blue
  colours  noble
  type     serif sans

children
  trades   kindergarten kids-education kids-english kids-coding baby-clothing mother-and-baby maternity-care toys
           amusement-park baby-food-brand childrens-clinic childminder nanny-agency party-shop bouncy-castle
           entertainer school-uniforms camps model-shop circus zoo puppets-and-dolls face-painting speech-therapy
           baby-sleep
  words    kids baby child children toy nursery daycare preschool
  hanzi    round natural retro geometric
  latin    round natural retro geometric
  never    LOUD purple wash ancient
  colours  nursery
  type     round display sans
  ornament bubbles

pets
  trades   pet-shop pet-grooming pet-hospital dog-training animal-rescue aquarium-shop pet-boarding bird-shop
           reptiles pet-memorial
  words    pet dog cat animal veterinary vet aquarium
  hanzi    round retro geometric natural
  latin    retro round geometric natural
  never    LOUD purple wash ancient
  colours  pet
  type     round display sans

clinic (sober)
  trades   dental clinic pharmacy biotech rehabilitation hearing eyewear psychology elderly-care medical-supplies
           eye-clinic womens-health foot-care home-care disability-support ambulance-and-first-aid podiatry
           mobility-aids prosthetics
  words    dental clinic medical health pharmacy optician care therapy nursing hospital
  hanzi    blue line geometric natural
  latin    blue geometric line natural
  never    LOUD purple ancient wash retro round
  colours  clinic
  type     sans round serif

rest (sober)
  trades   yoga massage-spa hot-spring bedding float-and-sauna pilates
  words    yoga spa massage meditation wellness pilates sauna
  hanzi    natural line wash blue
  latin    line natural blue geometric
  never    LOUD ancient round retro purple
  colours  calm
  type     serif sans round

law and money (sober)
  trades   law-firm accounting finance insurance bank consulting hr government real-estate fintech notary patents
           loans property-management office-services virtual-office translation surveyor genealogy
           civil-service-exam association money-changer safes shredding home-inspection
  words    law legal notary tax accounting finance insurance consulting audit estate
  hanzi    line geometric blue natural
  latin    line geometric blue natural
  never    LOUD purple round wash retro ancient
  colours  noble
  type     serif sans

craftsmen
  trades   plumbing electrician repair locksmith renovation construction hardware-store building-materials moving
           auto-repair car-dealer used-cars car-rental trucks-machinery manufacturing metal mining oil-and-gas
           plastics packaging ships logistics security doors-and-windows phone-repair computer-repair
           painter-decorator handyman roofing welding ebikes tiles flooring waterproofing bricklayer scaffolding
           demolition fire-safety pest-control storage express-errands postal skip-hire crane-hire machining moulds
           gas-station batteries tyres car-detailing towing coach-hire trains fencing-and-gates equipment-hire
           scrap-recycling banners-and-signs bathrooms paint-shop stone-yard appliance-repair plasterer
           portable-toilets snow-removal glass-fitting insulation roller-shutters screens-and-mesh vehicle-glass
           trailers parking asbestos-and-mould plastic-tanks dry-stone-walling laser-cutting powder-coating
           steel-merchant cables bearings fasteners boilers pumps motors-and-generators concrete-and-cement
           portable-cabins cold-storage forklifts farm-machinery pallets paper-goods glue-and-sealants
           caravan-repair motorcycle-repair electrical-supplies shop-fittings car-accessories designated-driver
           house-clearance awnings ropes-and-nets flags springs valves elevators boreholes septic gas-delivery
           knife-sharpening car-tuning
  words    repair plumbing electric roofing carpenter builder locksmith garage machinery logistics welding
           painter
  hanzi    geometric retro line blue
  latin    geometric retro line blue
  never    MACHINES graffiti purple round wash ancient natural
  colours  workshop
  type     sans display

cleaning
  trades   cleaning laundry car-wash water-treatment appliances swimming shoe-cleaning pool-services
           window-cleaning air-conditioning ice-rink
  words    cleaning laundry wash housekeeping pool
  hanzi    blue round geometric natural
  latin    blue geometric round natural
  never    LOUD purple wash ancient
  colours  clean
  type     round sans display

technology
  trades   software artificial-intelligence big-data cyber-security chips telecom robotics drones aerospace
           smart-home startup phones e-commerce cross-border chemistry electric-cars car-charging call-center
           inventory-software booking-software networks chatbot animation-studio teaching-supplies small-appliances
           three-d-printing app-coding audio-visual phone-cases
  words    software data cloud app digital technology electronics network robot
  hanzi    geometric line blue neon
  latin    geometric line blue neon
  never    purple wash ancient graffiti round natural retro
  colours  signal
  type     sans display

night and games
  trades   bar game-studio esports karaoke live-streaming music cinema escape-room billiards magic board-games
           podcast arcade-bar vr-arcade darts-bar dj-hire comedy-club street-dance fireworks musical-instruments
           guitar-lessons drum-school stage-hire photo-booth video-editing bingo brass-and-pipes lottery
  words    bar club game karaoke music cinema stream disco
  hanzi    neon geometric retro video
  latin    retro geometric neon video
  never    purple wash ancient natural
  colours  stage
  type     display sans script

sport
  trades   gym sports-training martial-arts football basketball running skate ski shoes bicycles sportswear
           sports-shop boxing-gym climbing-gym cycling fencing-club archery-club gymnastics-club rugby cricket
           baseball-club badminton tennis hockey-club volleyball ping-pong go-karts shooting bowling trophies
           swim-club rowing-club
  words    gym fitness sport boxing football basketball running climbing cycling
  hanzi    geometric red retro line
  latin    geometric retro red line
  never    purple wash ancient round natural cyber pixel neon
  colours  sport
  type     sans display

outdoors and travel
  trades   camping nature-park northern-lights outdoor travel-agency homestay farm-stay rental taxi safari
           hiking-trips kayaking souvenirs observatory-club shepherd-huts thatching seaside-hotel caravan-park
           balloon-rides
  words    camping outdoor travel tour homestay inn hiking hostel lodge
  hanzi    retro natural line wash
  latin    retro natural line geometric
  never    LOUD purple ancient round
  colours  earth
  type     serif display sans brush

design and stage
  trades   design-studio architecture interior-design photography art-gallery art-school marketing theatre
           event-planning printing news-media art-supplies camera-shop picture-framing sculptor glassware
           greeting-cards illustration marquee-hire string-quartet ukulele-and-harmonica billboard-leaflets
           costume-hire
  words    design studio architecture photo art media advertising film event
  hanzi    geometric line retro video
  latin    geometric line retro natural
  never    cyber pixel neon ancient wash purple round
  colours  studio
  type     sans display serif

learning
  trades   education language-school study-abroad music-school driving-school stationery tutoring
           vocational-training piano-lessons strings-lessons
  words    education school tutoring training academy language study
  hanzi    geometric line retro blue
  latin    geometric line blue retro
  never    LOUD purple wash ancient
  colours  campus
  type     sans serif round

home
  trades   furniture home-goods lighting textiles crafts gifts mall gift-hampers woodwork upholstery curtains
           carpets macrame pictures-and-mirrors wallpaper-shop curtains-for-beds charity-shop fitted-kitchens
  words    furniture home decor lighting textile craft gift interior woodwork
  hanzi    line natural geometric retro
  latin    line geometric natural retro
  never    LOUD purple ancient round
  colours  home
  type     sans serif round

farewell (sober)
  trades   funeral hospice
  words    funeral hospice memorial cemetery undertaker
  hanzi    line wash natural blue
  latin    line natural blue geometric
  never    LOUD purple ancient round retro
  colours  farewell
  type     serif sans

field and energy
  trades   farm livestock forestry seeds-fertiliser solar new-energy environment orchard pig-farm sheep-farm
           cattle-farm animal-feed farm-vet animal-medicine irrigation
  words    farm agriculture solar energy ecology recycling ranch orchard
  hanzi    natural geometric retro line
  latin    natural retro geometric line
  never    LOUD purple ancient round
  colours  earth
  type     sans serif display

faith and help (sober)
  trades   charity church community-centre
  words    charity church volunteer foundation community
  hanzi    line natural blue geometric
  latin    line natural blue geometric
  never    LOUD purple ancient wash
  colours  calm
  type     serif sans round

no trade
  hanzi    line geometric natural retro
  latin    line geometric retro natural
  never    cyber graffiti purple
  colours  studio
  type     sans serif display round
`;
