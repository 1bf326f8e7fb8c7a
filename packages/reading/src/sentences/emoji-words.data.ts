/** Pictures that people type, and the word each stands for. */
export const EMOJI_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  `🍋 lemon 🚲 bicycle 🦀 crab 🐝 bee 🦊 fox 🐻 bear 🐼 panda 🐱 cat 🐈 cat 🐶 dog 🐕 dog 🐭 mouse 🐰 rabbit 🐇 rabbit 🦁 lion 🐯 tiger 🐮 cow 🐄 cow
  🐷 pig 🐖 pig 🐸 frog 🐵 monkey 🐔 chicken 🐧 penguin 🦆 duck 🦅 eagle 🦉 owl 🦇 bat 🐺 wolf 🐴 horse 🐎 horse 🦄 unicorn 🦋 butterfly 🐌 snail
  🐞 ladybug 🐢 turtle 🐍 snake 🦎 lizard 🐙 octopus 🦑 squid 🦐 shrimp 🦞 lobster 🐠 fish 🐟 fish 🐬 dolphin 🐳 whale 🐋 whale 🦈 shark 🐊 crocodile
  🦓 zebra 🦍 gorilla 🐘 elephant 🦛 hippo 🦏 rhino 🐪 camel 🦒 giraffe 🦘 kangaroo 🐑 sheep 🐐 goat 🦌 deer 🦃 turkey 🦚 peacock 🦜 parrot 🦢 swan
  🦩 flamingo 🦔 hedgehog 🦦 otter 🦥 sloth 🦡 badger 🐿 squirrel 🦝 raccoon 🌵 cactus 🌲 pine 🌳 tree 🌴 palm_tree 🍀 clover 🍁 maple_leaf 🍄 mushroom
  🌻 sunflower 🌹 rose 🌷 tulip 🌸 cherry_blossom 🍎 apple 🍐 pear 🍊 orange 🍌 banana 🍉 watermelon 🍇 grapes 🍓 strawberry 🍒 cherry 🍑 peach 🥭 mango
  🍍 pineapple 🥥 coconut 🥝 kiwi 🍅 tomato 🥑 avocado 🥕 carrot 🌽 corn 🌶 chili 🥐 croissant 🥖 baguette 🥨 pretzel 🧀 cheese 🍔 burger 🍕 pizza
  🌮 taco 🍜 noodles 🍣 sushi 🍩 donut 🧁 cupcake 🍰 cake 🍯 honey ☕ coffee 🍵 tea 🍷 wine 🍺 beer 🫖 teapot ⚓ anchor ⛵ sailboat 🚀 rocket 🎈 balloon
  🎸 guitar 🎻 violin 🥁 drum 🔑 key 🔨 hammer ✂ scissors 🧵 thread 🧶 yarn 🕯 candle 💡 light_bulb ☂ umbrella ☔ umbrella 👑 crown 🎩 top_hat 🛁 bathtub`
    .trim()
    .split(/\s+/)
    .reduce<[string, string][]>(
      (pairs, piece, at, all) => (at % 2 === 0 ? [...pairs, [piece, all[at + 1]!.replaceAll('_', ' ')]] : pairs),
      [],
    ),
);
