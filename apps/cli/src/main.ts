import { CommandError } from './command-error.ts';

/** Loaded when they are called: help needs no dictionary. */
const COMMANDS = {
  'art-font': async () => (await import('./commands/art-font.ts')).artFont,
  concepts: async () => (await import('./commands/concepts.ts')).concepts,
  edit: async () => (await import('./commands/edit.ts')).edit,
  logo: async () => (await import('./commands/logo.ts')).logo,
  matting: async () => (await import('./commands/matting.ts')).matting,
  pack: async () => (await import('./commands/pack.ts')).pack,
} as const;

const USAGE = `markwright: the design engine on the command line

  markwright concepts "<text>"
      ten concepts for a description, one JSON line each
  markwright logo --name NAME [--slogan TEXT] [--second-name NAME] [--description TEXT]
                  [--palette warm|cool|multicolour|soft|monochrome] [--count 20] [--seed 1] --out DIR
      logos as SVG and 1024 px PNG, each with its document (logo-001.json), and index.json
  markwright logo --ai --name NAME [--description TEXT] [--style STYLE]… [--seed 1] --out DIR
      four logos in one or several of the fifteen styles: new-retro, naturalism, neon-gradient…
  markwright edit DOC.json "WORDS" --out DIR
      a logo changed in words: the new document, SVG, PNG, and edits.json with what was understood
  markwright art-font --name NAME [--style STYLE]… [--keywords TEXT] [--font FONT] [--strength 0.5]
                      [--arrangement horizontal|vertical|arc|stacked] [--seed 1] --out DIR
      the name as lettering, as SVG and PNG, in every style or in those asked for: neon, ice, paper-cut…
  markwright matting IN OUT [--tolerance 8] [--holes auto|keep|remove] [--background auto|#fff]
                     [--click X,Y,keep|remove|glass …] [--smooth PIXELS] [--trim] [--padding PIXELS]
      a picture (PNG, JPEG, WebP, SVG) without its background, as PNG
  markwright pack DOC.json --out DIR [--sign-width-mm N] [--language zh|en|both] [--level vector|hd]
                  [--trade TEXT] [--folders print,sign,web,social,trademark,office,guide,readme]
      everything a buyer takes home: folders for the printer, the sign maker, the web, the trademark office…`;

const [name, ...args] = process.argv.slice(2);
if (!name || name === 'help' || [name, ...args].some((word) => word === '--help' || word === '-h')) {
  console.log(USAGE);
} else {
  try {
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name as keyof typeof COMMANDS] : undefined;
    if (!load) throw new CommandError(`there is no command "${name}"\n\n${USAGE}`);
    const command = await load();
    await command(args);
  } catch (error) {
    console.error(`markwright: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
