/** Dishes, vessels and goods of kitchens from Lagos to Singapore and Texas; see fallback-words.ts. */
export const KITCHEN_FALLBACK_WORDS = `
kitchen-knives: steak_knife butter_knife fish_knife cutlass billhook kukri parang
teaspoon: dessert_spoon tablespoon soup_spoon measuring_spoon measuring_spoons
cocktail-pick: toothpick cocktail_stick
rice-cooker: slow_cooker crockpot crock_pot
moka-pot: percolator coffee_percolator
egg-waffle: waffle_iron waffle_maker
toaster: toastie_maker sandwich_press toasted_sandwich_maker
baking-tray: muffin_tin cake_tin loaf_tin bun_tin roasting_tin casserole_tin sheet_pan bundt_tin
piping-bag: icing_bag
milk-can: creamer cream_jug churn
spice-jar: sugar_bowl condiment_jar
bowl: soup_bowl tureen pudding_basin trough calabash_bowl thaali katori
plate: butter_dish thali banana_leaf_plate dinner_plate side_plate
pepper-mill: pepper_pot pepper_grinder
salt-shaker: salt_pot salt_cellar saltcellar
canned-food: tin soup_tin soup_can tin_of_beans tin_of_tomatoes sardine_tin tuna_tin
canned-fish: sardine_can tin_of_sardines tin_of_fish
crate: beer_crate fruit_crate egg_carton egg_tray
ice-bucket: esky cooler cool_box coolbox icebox ice_chest chilly_bin cooler_box chillybin cooler_bag
clay-pot: matka crucible
wok: tawa kadhai
turkish-coffee-pot: dallah ibrik jebena cezve
copper-coin: naira
water-vat: lota
basket: punnet trug fish_trap lobster_pot creel crab_pot
cloche: cake_dome butter_dome
beverage-can: tin_can soda_can pop_can tinnie tinny coke_can
rubber-gloves: marigolds
garbage-bin: garbage_can dumpster rubbish_bin trash_bin wheely_bin pedal_bin skip rubbish_skip builders_skip
rubbish-bag: bin_liner bin_bags
bucket: coal_scuttle champagne_bucket bucket_of_paint
flower-pot: hanging_basket planter
ink-bottle: inkpot dip_pot
serum: dropper_bottle serum_bottle tincture_bottle pipette_bottle bottle_of_serum
essential-oil: oil_bottle massage_oil
perfume: scent_bottle attar attar_bottle
crepe: uttapam appam masala_dosa hopper string_hopper
donut: medu_vada medhu_vada puff_puff koeksister koeksisters akara boortsog chin_chin
flatbread: poori roti_prata prata roti_canai arepa tortillas naan_bread barbari puris malawah
tea-cup: masala_chai cutting_chai teh_tarik rooibos kopi_cup kopi kopi_o cup_of_chai cha karak builders_tea
takeaway-coffee: coffee_cup_to_go
coffee: filter_coffee cortado long_black kopi_c
samosa: puff_pastry_samosa curry_puff
snacks: pani_puri gol_gappa golgappa bhel_puri sev_puri chaat vada_pav bhelpuri
curry: pav_bhaji egusi egusi_soup ogbono bunny_chow chakalaka rendang korma vindaloo massaman tikka_masala
burger: vada_pao
candy: ladoo laddoo rasgulla liquorice licorice marzipan boiled_sweet sherbet fizzy_sweet penny_sweet haribo
milkshake: falooda
pickle-jar: achar jar_of_pickle jar_of_pickles
mango: alphonso_mango
papaya: pawpaw
durian: soursop musang_king
taro: cocoyam dasheen
squash: marrow butternut_squash
onion: red_onion
garlic: garlic_bulb bulb_of_garlic clove_of_garlic
ginger: galangal
chili: scotch_bonnet chilli_pepper birds_eye_chilli habanero
cabbage: red_cabbage brussels_sprout brussels_sprouts
cocoa-bean: cocoa_pod cacao_pod
vanilla: vanilla_pod vanilla_beans
corn: corn_on_the_cob corncob corn_cob mielie mielies mealie elote cob_of_corn
rice-bowl: bowl_of_rice nasi_lemak chicken_rice mixed_rice plate_of_rice pap ugali sadza jambalaya
fried-rice: jollof_rice nasi_goreng pilau pilaf plov
noodles: pad_thai hokkien_mee
chow-mein: char_kway_teow kway_teow mee_goreng
soup: bak_kut_teh pepper_soup mulligatawny borscht minestrone
toast: kaya_toast beans_on_toast cheese_on_toast marmite_toast avocado_toast vegemite_toast pop_tart fairy_bread
shaved-ice: ais_kacang ice_kacang snow_cone sno_cone snowcone snow_ball_ice raspado raspa raspas gola halo_halo granita
ice-jelly: cendol chendol
crab: chilli_crab crab_cake soft_shell_crab
spring-roll: popiah lumpia summer_roll egg_roll
salad: rojak slaw coleslaw
dough: fufu pounded_yam pounded_yams eba amala banku
skewer: suya kebab_stick sosatie anticucho
potato-chips: plantain_chips crisp_packet packet_of_crisps bag_of_crisps crisp
hibiscus: zobo
wine-jar: palm_wine
sausage: boerewors braaiwors bangers banger chipolata wors saveloy
bacon: streaky_bacon rashers rasher pork_scratchings
beef: biltong droewors jerky
bread: vetkoek fat_cake cornbread soda_bread damper pumpernickel potbrood barmbrack loaf_of_bread sliced_bread
egg-tart: melktert milk_tart custard_tart pastel_de_nata
pasta: fusilli farfalle rigatoni macaroni orzo linguine tagliatelle
lasagna: lasagne
dumpling: gnocchi modak momo momos kozhukattai
churros: cannoli
cake: panettone fruit_cake christmas_cake battenberg lamingtons simnel_cake parkin dundee_cake carrot_cake red_velvet
pudding: christmas_pudding sticky_toffee_pudding blancmange spotted_dick figgy_pudding milk_pudding
pie: mince_pie cherry_pie pie_crust butter_tart pot_pie pumpkin_pie slice_of_pie bakewell_tart
french-fries: french_fry french_frie chip_butty poutine hot_chips wedge_fries curly_fries bag_of_chips cone_of_chips
potato: spud tattie jacket_potato baked_potato tatties spuds
fried-egg: full_english_breakfast sunny_side_up_egg
sandwich: bacon_sandwich cheese_sandwich sarnie butty jam_sandwich chip_sandwich lobster_roll po_boy toasted_sandwich
pancakes: stack_of_pancakes pancake_stack flapjacks short_stack hotcake hotcakes pikelet pikelets
scone: cream_tea
bun: hot_cross_bun teacake bread_roll bap barm_cake barm cob_roll
biscuit: tim_tam hobnob rich_tea ginger_nut digestives
jar: vegemite marmite jar_of_jam kilner_jar pickling_jar preserve_jar
soft-serve: 99_flake ninety_nine_flake ice_cream_99 mr_whippy ice_cream_cornet
iced-tea: sweet_tea
cocktail: gin_and_tonic pimms g_and_t spritz negroni pina_colada daiquiri
beer: pint_of_beer pint_of_lager pint_of_ale pint_of_bitter schooner_of_beer lager pale_ale
stout: guinness pint_of_guinness pint_of_stout
wine: red_wine rose_wine glass_of_wine glass_of_red
honey: mead
yogurt: yoghurt
cheese: wedge_of_cheese cheese_wedge cheese_wheel wheel_of_cheese swiss_cheese block_of_cheese gouda gruyere parmesan
burrito: enchilada wrap chimichanga fajita
pita: pupusa gorditas
ham: jamon prosciutto serrano_ham
salami: pepperoni
ribs: pork_chop pork_chops
nougat: turkish_delight halva baklava lokum
oatmeal: grits
cooking-pot: hotdish casserole_dish casserole_pot baking_dish dutch_oven potjie potjiekos potjie_pot three_legged_pot pot
cinnamon-roll: beavertail
popcorn: popcorn_box bucket_of_popcorn box_of_popcorn
cinnamon: cinnamon_stick cinnamon_sticks
mint: mint_leaf mint_sprig sprig_of_mint
herb-leaf: moringa tulsi betel_leaf curry_leaf curry_leaves neem_leaf holy_basil
`.trim();
