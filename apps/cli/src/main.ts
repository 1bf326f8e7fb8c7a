import { concepts } from './commands/concepts.ts';
import { logo } from './commands/logo.ts';
import { matting } from './commands/matting.ts';
import { CommandError } from './command-error.ts';

const COMMANDS = { concepts, logo, matting } as const;

const USAGE = `markwright: the design engine on the command line

  markwright concepts "<text>"
      ten concepts for a description, one JSON line each
  markwright logo --name NAME [--slogan TEXT] [--second-name NAME] [--description TEXT]
                  [--palette warm|cool|multicolour|soft|monochrome] [--count 20] [--seed 1] --out DIR
      logos as SVG and 1024 px PNG, and index.json
  markwright logo --ai --name NAME [--description TEXT] [--style STYLE]… [--seed 1] --out DIR
      four logos in one or several of the fifteen styles: new-retro, naturalism, neon-gradient…
  markwright matting IN OUT [--tolerance 8] [--holes auto|keep|remove] [--background auto|#fff]
      a picture (PNG, JPEG, WebP, SVG) without its background, as PNG`;

const [name, ...args] = process.argv.slice(2);
if (!name || name === 'help' || name === '--help') {
  console.log(USAGE);
} else {
  try {
    const command = COMMANDS[name as keyof typeof COMMANDS];
    if (!command) throw new CommandError(`there is no command "${name}"\n\n${USAGE}`);
    await command(args);
  } catch (error) {
    console.error(`markwright: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
