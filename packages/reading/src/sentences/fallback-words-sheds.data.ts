/** Tools, dress, rides and houses as they are called from Glasgow to Cape Town and Sydney; see fallback-words.ts. */
export const SHED_FALLBACK_WORDS = `
roof: roof_ridge roof_ridges ridge_tile ridge_tiles roof_top
pliers: pincers
file-tool: rasp
nut-bolt: rivet hex_nut wing_nut
stapler: staple
crane-truck: cherry_picker
secateurs: pruners loppers pruning_shears snips
workbench: trestle sawhorse saw_horse
swimming-goggles: safety_goggles safety_glasses
headphones: ear_defenders earmuffs ear_muffs earmuff
wood: plank plank_of_wood timber lumber floorboard decking two_by_four
tiles: slate slates roof_slate roof_slates slate_tile shingle shingles roof_tile roof_tiles terracotta_tile floor_tile wall_tile
electric-wire: wire fuse_wire extension_lead jump_leads jumper_cables
oil-lamp: paraffin_lamp kerosene_lamp tilley_lamp
wheel: hubcap hub_cap
wind-turbine: turbine
water-pump: borehole hand_pump handpump
scrub-brush: toilet_brush washing_up_brush nail_brush
bedside-table: nightstand night_stand
quilt: eiderdown comforter patchwork_quilt patchwork_blanket bedspread bedcover
clothes-rack: hat_stand hatstand coat_stand coat_tree
soap: bar_of_soap soap_bar cake_of_soap
straight-razor: cutthroat_razor cut_throat_razor cutthroat
powder: powder_puff
toy-train: train_set model_train model_railway
yo-yo: yoyo
christmas-ball: bauble christmas_bauble
tarot: tarot_card tarot_cards
chess-bishop: bishop
billiards: snooker_ball eight_ball pool_ball
bowling-pin: skittle skittles ten_pin
squash-sport: squash_racket
table-tennis-bat: ping_pong_paddle ping_pong_bat
baseball: cricket_ball
cricket-bat: wicket wickets cricket_stumps stumps
field-hockey: hockey_stick
ice-hockey: puck hockey_puck
roller-skate: rollerblade rollerblades rollerskate inline_skate
life-buoy: lifebelt life_ring lifebuoy life_preserver
pier: jetty boat_dock
ship-wheel: helm ships_wheel
fishing-rod: reel fishing_reel
toolbox: tackle_box
jumpsuit: wetsuit playsuit
camper: rv winnebago recreational_vehicle
tv-retro: arcade_machine arcade_cabinet arcade_game fruit_machine one_armed_bandit video_game_machine
pinball: pinball_machine
polaroid: polaroid_camera instant_camera
tape: sellotape sticky_tape duct_tape gaffer_tape scotch_tape masking_tape
folder: file_folder
file-cabinet: in_tray
hat: akubra pith_helmet fez tam_o_shanter fila kufi deerstalker trilby homburg slouch_hat nightcap boater pork_pie_hat
racing-helmet: crash_helmet motorbike_helmet motorcycle_helmet
bucket-hat: easter_bonnet sun_bonnet rain_hat sou_wester
turban: gele headwrap head_wrap head_tie pagri safa
scarf: headscarf head_scarf tichel wool_scarf knit_scarf knitted_scarf doek
shower: shower_cap
beanie: hairnet tuque woolly_hat woollen_hat knit_cap
cap: songkok cloth_cap newsboy_cap baker_boy_cap peaky_cap trucker_hat peaked_cap flat_cap
sari: saree lehenga
robe: agbada boubou sherwani kaftan kanzu abaya thobe
kurta: dashiki
skirt: lungi dhoti sarong ankara_dress
pleated-skirt: tartan_kilt
t-shirt: tshirt tee_shirt
denim: denim_jacket
coat: duffle_coat donkey_jacket waxed_jacket barbour
shorts: boardshorts board_shorts boxer_shorts bermudas
swimsuit: budgie_smugglers speedos bathers togs cossie
flip-flops: thongs slops pluggers flipflops flip_flop
sandal: chappals chappal kolhapuri birkenstocks
sunglasses: sunnies shades sunnys aviators wayfarers ray_bans
work-gloves: gardening_gloves gauntlet garden_gloves
bow-tie: dicky_bow dickie_bow
belt: belt_buckle
handkerchief: pocket_square hankie hanky
earrings: hoop_earring hoop_earrings
id-card: lanyard name_badge
pirate: eye_patch eyepatch
armor: armour suit_of_armour suit_of_armor
slingshot: catapult
workwear: scrubs hi_vis
safety-vest: hi_vis_vest high_vis hi_vis_jacket hi_viz_vest
bandage: band_aid sticking_plaster plaster_cast elastoplast
denture: false_teeth
cat-tree: cat_flap scratching_post
litter-box: litter_tray
chicken-coop: hutch henhouse hen_house coop chook_shed
shelter: pigsty pig_pen
walking-stick: crook shepherds_crook shillelagh
gunny-sack: nosebag feedbag coal_sack sack_of_coal sack_of_potatoes
hut: garden_shed potting_shed rondavel bothy_hut shepherds_hut beach_hut wendy_house shebeen
greenhouse: polytunnel conservatory glasshouse
houses: terraced_house terraced_houses semi_detached shophouse shophouses row_houses row_of_houses brownstone
apartment: hdb_block tower_block hdb council_flat
temple: gurdwara gopuram mandir wat
window: sash_window bay_window
stained-glass: stained_glass_window
terrace: porch stoop veranda verandah stoep back_porch front_porch
stairs: spiral_staircase
fireplace: hearth inglenook
stove: wood_stove woodburner wood_burning_stove potbelly_stove
wine-cellar: cellar
crossroad: zebra_crossing pedestrian_crossing
road-sign: street_sign road_signs
trolleybus: trolley_bus
metro: tube_train subway_train
minivan: danfo matatu kombi trotro white_van transit_van minibus_taxi
tuk-tuk: autorickshaw auto_rickshaw keke keke_napep tuk_tuk tuktuk bajaj three_wheeler maruwa
motorcycle: okada boda_boda
pedicab: cycle_rickshaw trishaw bicycle_rickshaw
ox-cart: bullock_cart
horse-carriage: horse_and_cart horse_and_carriage horse_drawn_cart pony_and_trap
caravan: covered_wagon gypsy_caravan vardo chuck_wagon
sled: dog_sled toboggan
tricycle: trike
truck: snowplough snow_plough gritter
airplane: jumbo_jet jumbo
boat: pedalo longtail_boat bumboat punt_boat skiff
steamboat: paddle_steamer mississippi_steamer
cargo-ship: container_ship supertanker
container: shipping_container sea_can
lake: loch lough tarn billabong
grassland: savannah savanna veld veldt prairie
rice-seedling: paddy_field rice_field paddy
coffee-plant: tea_plantation
garden: allotment vegetable_patch veg_patch kitchen_garden
stone: standing_stone menhir cobble cobblestone
saddle-mountain: table_mountain
mountain: ben_nevis mount_everest kilimanjaro bluff
boulder: uluru kopje koppie
canyon: grand_canyon
thunder-cloud: storm storm_cloud
thinking: thought_bubble
water-drop: teardrop dewdrop
crystal: geode
gold-bar: nugget gold_nugget
coin: token rupee pound_coin fifty_pence
coins: pocket_change
wig: barristers_wig
toy-brick: lego_brick lego toy_bricks duplo
clown: clown_nose red_nose
juggling: juggling_balls juggling_pins juggling_clubs
acrobatics: trapeze tightrope tightrope_walker trapeze_artist
lute: veena rudra_veena oud
horn: vuvuzela
djembe: talking_drum gangan conga
handpan: steel_drum steelpan steel_pan
jaw-harp: kazoo
conductor: conductors_baton baton
turntable: dj_deck dj_decks
disco-ball: mirrorball mirror_ball glitterball glitter_ball
sewing-needle: knitting_pin darning_needle
film: film_strip filmstrip strip_of_film roll_of_film reel_of_film
`.trim();
