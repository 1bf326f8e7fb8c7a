/**
 * English as it is spoken and texted from Glasgow to Lagos and Singapore, and the same in the English that the other
 * tables are written in. A line each: the plain words, then how they are said, underscores for blanks.
 */
export const DIALECT_WORDS = `
with: wi wid wiv wit w w/
mouth: gob
enough: enuf enuff
going: goin
of: o'
and: n &amp; n' 'n' an'
to: tae
over: ower
down: doon
out: oot
about: aboot abt bout
from: frae fae fro
between: atween
behind: ahint
beneath: aneath
above: abune aboon
against: agin
among: amang
peeking: keekin keeking
peek: keek
through: thru
on: pon
in: inna
for: fi fer
all: aw
no: nae naw
not: nae_a no_be nuh
do_not: dinnae dinna divvent divn't dun dont dinny
does_not: disnae doesnt dunt dosnt doesn't_even
did_not: didnae didnt
is_not: isnae isnt aint ain't in't
are_not: arenae arent
was_not: wasnae wasnt
were_not: werent wurnt
will_not: willnae wont willny
would_not: wouldnae wouldnt wudnt
could_not: couldnae couldnt
should_not: shouldnae shouldnt
cannot: cannae cant cyah cyaan cyaa
have_not: havenae havent hasnae hasnt
must_not: mustnt munt
do_not_go: gonnae_no
I'm: im
I've: ive
I'd_like: id_like
I'd_love: id_love
I'd_rather: id_rather
I'd_want: id_want
you're: youre ur_a
you'd: youd
they're: theyre
he's: hes
she's: shes
we're: weve_got
that's: thats dats
what's: whats
there's: theres
let's: lets
it_is: tis 'tis
it_was: twas 'twas
who_is: whos
what: whit wat wetin wot wha
you: ye youse yous u una ya yall y'all
your: yer yo' ur
my: ma mah
myself: meself mysel
the: da th' de di tha
this: dis
that: dat thon thonder
them: dem em 'em
those: thae them_there
are: r
old: auld ole ol' owd
little: wee lil li'l likkle weeny teeny
big: muckle
girl: lass lassie
boy: laddie
child: bairn pikin wean pickney bairnie
children: bairns pikins weans kiddos kiddies
woman: wifie
man: bloke fella feller geezer
eyes: een eyen
head: heid
hand: haun
house: hoose yaad
home: hame
told: telt
more: mair
give: gie
have: hae hev
going: gaun gan
going_to: gonna finna gonnae
fixing_to: fixin_to
want: wnat watn wnt
instead: insted instaed insteed
hammer: hamer
hedgehog: hedghog hegdehog
lightning_bolt: lighting_bolt lightening_bolt
scaffold: scafold scaffle
exhaust: exaust exhuast
chimney: chimny chimmney
want_to: wanna
got_to: gotta
give_me: gimme gie's gis
let_me: lemme
kind_of: kinda
sort_of: sorta
nothing: nowt nuffin nuthin nothin nuttin
anything: owt anyfing anythin
something: summat sumfin smth sth somethin sumthin suttin
everything: everyting errything
everybody: everbody erbody errybody evrybody
maybe: mebbe mibbe mabye mebe mayb
please: pls plz abeg plis pliss
because: cuz coz cos bc becos becoz
though: tho
just: jus jist juss
before: b4
thanks: thx tnx
yes: aye ay aye_aye yep yup yass
probably: prolly prob probs
definitely: def defo
would: wud wld
could: cud cld
should: shud shld
think: tink fink
thing: ting fing
things: tings fings
with_it: wivit
tell: tel
good: gud gd
night: nite
like: laik
hanging: hingin
hold: haud
holds: hauds
holding: haudin haulding
one: wan
two: twa
dog: dug dawg
chickens: chooks
chicken: chook
sunglasses: sunnies
afternoon: arvo
breakfast: brekkie brekky
biscuit: bikkie bicky
present: pressie prezzie
swimsuit: cozzie
vegetables: veg veggies veges
`;

/** Said to whoever listens, at the end of what is said or at its beginning; nothing is called by it. */
export const VOCATIVES =
  'yeah yea lah lor leh hor sia liao mah neh hey eh ay innit bro bruv bru boet matey guv guvnor oga sha abeg sir madam yoh eish jare bai yaar na ji haha hahaha lol lmao xx xxx xo ok okay wallah';
/** They may be the picture as well: only after a word that ends a sentence. */
export const FOND_VOCATIVES =
  'mate dude boss pal bud chief buddy hen duck ducky pet love lovey chuck chick cock flower petal doll honey babe sweetie treacle possum darlin darling my_lover sunshine dear hun hinny bonny man';
