import { run } from '../run.ts'
import { runScaffold } from './runScaffold.ts'
import { planScreen } from './planScreen.ts'

await runScaffold({
  help: `npm run new -- screen <admin|teacher|student>/<Name> [options]

Scaffolds a page with a list: screen with a table and stories, container with a test, query, route, entry in the screens
map, and translations.

  npm run new -- screen admin/Rooms --call listRooms --ur "…" --ar "…"

  --call <operationId>  API call that returns the list; default: the first one that the role may call
  --ur, --ar <text>     title in Urdu and Arabic; required if there is no translation yet`,
  options: { call: { type: 'string' }, ur: { type: 'string' }, ar: { type: 'string' } },
  plan: ({ positionals, values }, changes) => {
    const { next, fillTranslations } = planScreen(positionals, values, changes)
    const finish = async () => (await run('lingui', ['extract', '--clean'])) || fillTranslations()
    return { next, finish }
  },
})
