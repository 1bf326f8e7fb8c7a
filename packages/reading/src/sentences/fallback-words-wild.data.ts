/** Creatures and plants by the names they go by at home; see fallback-words.ts. */
export const WILD_FALLBACK_WORDS = `
squirrel: red_squirrel grey_squirrel gray_squirrel
highland-cow: highland_coo coo heilan_coo hairy_coo hieland_coo highland_cattle
sugar-glider: colugo bushbaby bush_baby galago
lemur: slow_loris loris aye_aye
bat: flying_fox
monster: giant gruffalo gremlin
cowboy: mountie
bird: tit great_tit long_tailed_tit magpie_lark bowerbird drongo koel bee_eater wagtail fieldfare redwing pipit warbler
peacock: peahen
ibis: bin_chicken
puffin: guillemot razorbill auk
duck: grebe great_crested_grebe smew goldeneye eider merganser shoveler
parrot: kakapo kea
finch: tui bellbird siskin greenfinch brambling
falcon: secretary_bird
lyrebird: quetzal
myna: myna_bird mynah mynah_bird
raven: chough
koi: koi_carp
sea-bass: walleye barramundi zander
fish: snoek stickleback northern_pike pike_perch bream roach tench minnow
puffer: puffer_fish
fish: lion_fish
earthworm: leech lugworm
moth: hawk_moth deaths_head_moth luna_moth atlas_moth
beetle: dung_beetle weevil christmas_beetle
dragonfly: mayfly
mosquito: fly blowfly gnat
spider: tick redback huntsman
pelican: shoebill
bull: brahman nguni ankole
goat: boer_goat billy
sheep: tup herdwick swaledale merino
rooster: chanticleer
chicken: chook chooks
kangaroo: roo joey
crocodile: saltie freshie
shark: bull_shark reef_shark
dog: pye_dog indie_dog labradoodle cockapoo cavapoo basenji ridgeback boerboel
cat: moggy moggie mouser tomcat tom_cat
fox: vixen reynard
hedgehog: hedgie
badger: brock
hare: leveret
mouse-animal: harvest_mouse field_mouse wood_mouse church_mouse dormice
seal-animal: pinniped harp_seal
lizard: bearded_lizard frilled_lizard thorny_devil blue_tongue anole
snail: garden_snail giant_snail
crayfish: crawdad mudbug marron
cherry-blossom: apple_blossom almond_blossom
flower: king_protea kangaroo_paw bluebonnet passion_flower passionflower allium gladiolus snapdragon foxgloves wildflower wild_flower stargazer
eucalyptus: gum_nut gumnut gum_leaf gumleaf gum_tree
prickly-cactus: nopal prickly_pear_cactus nopales
agave: yucca century_plant
monstera: rubber_plant swiss_cheese_plant
coconut-tree: coconut_palm coconut_palm_tree
palm-tree: banana_tree royal_palm date_palm_tree palmetto
tree: neem_tree ash_tree hazel_tree alder_tree jacaranda jacaranda_tree aspen gum gumtree fever_tree marula chestnut_tree
birch: silver_birch aspen_tree
maple-tree: maple japanese_maple
willow: weeping_willow
holly: holly_leaf holly_sprig sprig_of_holly
tree-root: root roots
pampas-grass: tumbleweed
sprout: shoots
`.trim();
