import { run } from './run.ts'
import { runScaffold } from './scaffold/runScaffold.ts'
import { planScreen } from './scaffold/planScreen.ts'

await runScaffold({
  help: `npm run new -- screen <admin|teacher|student>/<Name> [options]

Lays out a page with a list: its screen with a table and stories, its container with a test, what it reads, its address,
its row in the area and on the map of the screens, and its words.

  npm run new -- screen admin/Rooms --call listRooms --ur "…" --ar "…"

  --call <operationId>  the list that it shows; without one the first that the role may read
  --ur, --ar <words>    its title in Urdu and Arabic, where no page has it yet`,
  options: { call: { type: 'string' }, ur: { type: 'string' }, ar: { type: 'string' } },
  plan: ({ positionals, values }, changes) => {
    const { next, fillWords } = planScreen(positionals, values, changes)
    const finish = async () => (await run('lingui', ['extract', '--clean'])) || fillWords()
    return { next, finish }
  },
})
