/** Tools of hand trades, games, dishes and clothes as they lie on a counter; see fallback-words.ts. */
export const COUNTER_FALLBACK_WORDS = `
knife-sharpener: whetstone whetstones oilstone oil_stone sharpening_stone honing_stone grinding_stone grindstone water_stone sharpening_steel honing_steel strop
wood-plane: spokeshave block_plane smoothing_plane jack_plane draw_knife
leather-awl: bradawl gimlet stitching_awl
nail: horseshoe_nail tack tacks carpet_tack rivet brad
trowel: plastering_hawk plasterers_hawk pointing_trowel brick_trowel
seed: seed_packet seed_packets packet_of_seeds
safety-vest: hi_vis_vest hi-vis hi-vis_vest hi_vis_jacket high_vis hi_viz
fence: post_and_rail post_and_rail_fence split_rail_fence post_and_wire paling palings picket_fence rail_fence hurdle wattle_hurdle
field-hockey: camogie_stick camogie shinty_stick shinty caman hurl hurls lacrosse_stick bandy_stick
baseball: sliotar sliothar hurling_ball
log: caber tossing_caber
croquet: croquet_mallet polo_mallet
horseshoe: quoit quoits
ping-pong: padel_racket padel_bat
bowling: boules_ball petanque_ball bocce_ball bowls_ball
bowling-pin: skittle skittles ninepin ninepins
fishing-net: keepnet keep_net
rain-boots: waders wader chest_waders
fishing-lure: fishing_spinner spinnerbait spoon_lure wet_fly dry_fly trout_fly salmon_fly mayfly_lure
burrito: kathi_roll kati_roll kathi_rolls frankie_roll roti_wrap chicken_wrap falafel_wrap wrap_sandwich mission_burrito egg_wrap veggie_wrap
bread: bara_brith stottie stottie_cake soda_farl farl fadge barmcake barm_cake oven_bottom huffer fougasse
scone: welsh_cake welshcake drop_scone griddle_cake buttermilk_biscuit southern_biscuit
pie: borek burek boreka pastilla bisteeya
pizza: lahmacun pide manakish manoushe
donut: hush_puppy hush_puppies king_cake malasada fritelle
cake: nanaimo_bar traybake tray_bake tiffin_slice millionaires_shortbread blondie
lettuce: endive chicory frisee
grass: samphire glasswort
seaweed: dulse laver bladderwrack sea_lettuce
apple: medlar crab_apple crabapple
hawthorn: blackthorn blackthorn_branch
flower: fuchsia
shark: dogfish huss
hair-dryer: hot_brush diffuser
curling-iron: curling_tongs hair_tongs curling_wand hair_straightener hair_straighteners straighteners flat_iron crimpers
sun-hat: poke_bonnet easter_bonnet sunbonnet
handbag: sporran
belt: cummerbund sash waist_sash
ribbon: sash_ribbon bandolier
gloves: muff hand_muff
nail-polish: bottle_of_polish polish_bottle bottle_of_nail_polish bottle_of_varnish pot_of_polish varnish_bottle
bandage: arm_sling plaster_cast leg_cast arm_cast splint tubigrip
basset-hound: basset bassets
dog: border_terrier lakeland_terrier patterdale patterdale_terrier cairn_terrier norfolk_terrier norwich_terrier bedlington
dog: red_setter irish_setter gordon_setter foxhound deerhound otterhound harrier_hound black_lab yellow_lab chocolate_lab golden_lab
cat: tortoiseshell_cat calico_cat ginger_tom ginger_moggy
bear: bear_cub
lion: lion_cub
fox: fox_cub
wolf: wolf_cub
tiger: tiger_cub
owl: owlet owlets baby_owl
eagle: eaglet
hedgehog: hoglet hoglets baby_hedgehog
puffin: puffling pufflings
seal-animal: seal_pup seal_pups
otter: otter_pup otter_cub
eel: elver elvers
chick: nestling hatchling baby_bird
caterpillar: maggot maggots
raincoat: oilskin oilskins mackintosh macintosh pac_a_mac oilskin_coat fishermans_coat
coat: duffel_coat duffle_coat pea_coat peacoat donkey_jacket
t-shirt: rugby_shirt string_vest
pajamas: nightie nightgown nightshirt
swim-ring: armbands arm_bands water_wings rubber_ring inflatable_ring
dress: ball_gown ballgown petticoat crinoline
skirt: hula_skirt
drying-rack: clothes_horse airer clothes_airer
bathtub: tin_bath dolly_tub
fork: toasting_fork
cookie-cutter: pastry_cutter biscuit_cutter
birdhouse: dovecote dovecot bird_box nest_box
fence: kissing_gate five_bar_gate farm_gate
nest: crows_nest
wreath: daisy_chain daisy_chains paper_chain
mermaid: figurehead ships_figurehead
yarn: hank_of_wool hank_of_yarn skein_of_wool
parcel: brown_paper_parcel
fireworks: catherine_wheel
desk: bureau trestle_table
`.trim();
