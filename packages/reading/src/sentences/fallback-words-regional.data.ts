/** Everyday English words of regions and trades; see fallback-words.ts. */
export const REGIONAL_FALLBACK_WORDS = `
dog-leash: lead
dog: kelpie heeler blue_heeler lurcher saluki mongrel pooch doggo staffie staffy borzoi vizsla weimaraner rottie cockerpoo pointer
cat: mog puss
truck: ute bakkie flatbed flatbed_truck tipper dumper lowloader bin_lorry dustcart artic horsebox skip_lorry
boat: narrowboat canal_boat tug currach wherry shikara dhow lugger
van: motorhome milk_float people_carrier
car: mini jalopy estate_car saloon_car cab hackney black_cab station_wagon cinquecento hearse
tuk-tuk: auto cyclo becak jeepney
cucumber: gherkin dill_pickle cornichon pickled_cucumber
hanger: peg laundry_peg
piano: upright baby_grand joanna pianola
straw: bale hayrick
reed: sedge
mannequin: tailor's_dummy dressmaker's_dummy dress_stand shop_dummy
tobacco-pipe: smoking_pipe clay_pipe briar_pipe churchwarden_pipe
mechanic: grease_monkey
faucet: standpipe mixer_tap
wardrobe: armoire chiffarobe
sofa: chesterfield davenport pouffe
armchair: wingback recliner easy_chair wing_chair
stool: milking_stool tuffet
deck-chair: adirondack adirondack_chair camp_chair
backpack: haversack daypack
handbag: carpet_bag
suitcase: holdall duffel carry-on steamer_trunk
rain-boots: galoshes
boot: doc_martens hobnail_boot work_boot hiking_boot walking_boot
sneaker: plimsoll daps brogue oxford_shoe lace-up
sandal: flip-flop jandals chanclas espadrille
slippers: moccasin
hat: panama_hat derby_hat deerstalker pork_pie_hat poke_bonnet tin_hat
baseball-cap: flatcap bunnet newsboy_cap
beanie: bobble_hat woolly_hat toque watch_cap tea_cosy
sweater: gansey guernsey aran_jumper
apron: pinny pinafore tabard
overalls: coveralls boiler_suit
scarf: muffler bandana
bow-tie: dickie_bow
gloves: mitts gauntlet oven_glove
trousers: slacks corduroys breeches long_johns pyjamas dressing_gown
underwear: knickers undies
skirt: kilt
flashlight: head_torch headlamp
lantern: storm_lantern tilley_lamp oil_lantern
lamp: anglepoise standard_lamp
candle: tealight pillar_candle
hoe: dibber mattock
pitchfork: muck_fork
secateurs: loppers hedge_clippers
lawn-mower: strimmer
saw: bow_saw fretsaw
hammer: claw_hammer
wrench: monkey_wrench adjustable_spanner socket_wrench
drill: power_drill cordless_drill
nail: hobnail drawing_pin thumbtack
paint-roller: roller
ladder: stepladder
toolbox: tool_box
brick: cinder_block breeze_block
plunger: sink_plunger
duster: feather_duster
sponge: scourer
iron: flat_iron steam_iron
basket: trug punnet
crate: tea_chest milk_crate fruit_box egg_box
barrel: firkin hogshead
jar: kilner_jar preserve_jar biscuit_tin
teapot: brown_betty
kettle: billycan whistling_kettle
cup-saucer: demitasse
water-bottle: hot_water_bottle
wine-bottle: flagon demijohn
beer-bottle: growler
frying-pan: griddle
cooking-pot: casserole_dish potjie
wok: kadai
oven: aga range_cooker
barbecue: braai hibachi
whisk: egg_beater
spatula: fish_slice
kitchen-knives: penknife butter_knife machete
chopping-board: breadboard
plate: salver
bowl: mixing_bowl ramekin porringer trough bird_bath
egg: egg_cup eggcup
toast: toast_rack
bread: bloomer_loaf barm tin_loaf soda_bread boule barm_cake teacake
pie: cornish_pasty pork_pie steak_pie sausage_roll
sausage: boerewurst snag saveloy chipolata
bacon: rasher streaky_bacon
fish: plaice pollock dover_sole brown_trout rainbow_trout
shrimp: langoustine yabby
clam: winkle limpet
dove: homing_pigeon squab
bird: swift blackcap linnet dipper fieldfare dunnock bullfinch goldfinch greenfinch chaffinch bluetit blue_tit great_tit nuthatch bulbul mynah weaver_bird chough
raven: rook
swallow: house_martin
gull: herring_gull oystercatcher lapwing
parrot: galah
duck: moorhen coot
hen: chook biddy
turkey: gobbler
sheep: tup hogget wether
goat: nanny_goat
pig: porker gilt
cow: heifer jersey_cow friesian
bull: bullock
horse: clydesdale shire_horse carthorse gelding filly
donkey: neddy moke
pony: shetland_pony
hare: leveret
hedgehog: hedgepig
fox: fox_cub
deer: roebuck fallow_deer
bat: pipistrelle
toad: natterjack
butterfly: red_admiral
kangaroo: roo
monkey: langur
scarecrow: tattie_bogle mawkin
elder: nanna lola
farmer: crofter
fisherman: trawlerman
sailor: sea_captain bosun
house: terrace_house croft
hut: bothy beach_hut
barn: byre hayloft
church: kirk
gate: farm_gate turnstile lychgate stile
fence: palisade
bench: park_bench pew
telephone: phone_box telephone_box phonebox
street-lamp: lamppost lamp_post streetlight
signpost: fingerpost
fishing-net: landing_net
oar: scull
bicycle: pushbike velocipede
scooter: lambretta
tractor: combine_harvester
train: loco
bus: charabanc
airplane: spitfire
kite: box_kite
parachute: chute
accordion: melodeon
guitar: bouzouki
ukulele: uke
banjo: banjolele
trumpet: flugelhorn
saxophone: sax
flute: fife
radio: transistor_radio ghetto_blaster
book: paperback hardback tome
notebook: jotter
newspaper: broadsheet tabloid
pen: ballpoint
thread: twine
yarn: ball_of_wool
sewing-needle: darning_needle
safety-pin: nappy_pin
rope: lariat hawser skipping_rope
ring: signet_ring
gift: pressie
cookie: bickie jammie_dodger
candy: sweetie humbug gobstopper boiled_sweet
potato: tattie
turnip: neep
lettuce: little_gem cos_lettuce
tomato: plum_tomato heirloom_tomato
eggplant: aubergine brinjal
corn: sweetcorn mealie
peas: mangetout
soy-bean: runner_bean broad_bean
blackberry: bramble
blueberry: juniper_berry
strawberry: strawb
tree: rowan gum_tree gumtree
flower: thistle teasel harebell
narcissus: jonquil
leaf: nettle stinging_nettle
rose: dog_rose
moss: lichen
tent: wigwam
stove: log_burner wood_burner woodburner
toilet: privy outhouse dunny
cradle: moses_basket
pacifier: soother
teddy-bear: cuddly_toy
slide: helter-skelter helter_skelter
swing: tyre_swing
chess-knight: pawn
rugby: rugby_ball
tennis-racket: tennis_racquet racquet racket
birdhouse: bird_box bird_table
milk-can: churn
tea-bag: teabag
fridge: freezer
lectern: pulpit
gunny-sack: hessian_sack burlap potato_sack
cart: dogcart wain
sleigh: sledge toboggan
robot: droid
mermaid: selkie
wizard: warlock
`.trim();
