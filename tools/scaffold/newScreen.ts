import { run } from '../run.ts'
import { runScaffold } from './runScaffold.ts'
import { planScreen } from './planScreen.ts'

await runScaffold({
  help: `npm run new -- screen <admin|teacher|student>/<Name> [options]

Scaffolds a page with a list: screen with a table and stories, container with a test, query, route, menu entry, entries
in the lists of all pages, and translations. With --form it has a button that opens a form in a dialog.

  npm run new -- screen admin/Rooms --call listRooms --form saveRoom --filter isFree --ur "…" --ar "…"

  --call <operationId>  API call that returns the list
  --form <operationId>  API call that saves a new record
  --filter <field>      boolean or choice whose values become tabs above the table
  --ur, --ar <text>     title in Urdu and Arabic; required if there is no translation yet
  --text <"English|Urdu|Arabic">  another text that has no translation yet; repeatable. The scaffold lists what is missing`,
  options: {
    call: { type: 'string' },
    form: { type: 'string' },
    filter: { type: 'string' },
    text: { type: 'string', multiple: true },
    ur: { type: 'string' },
    ar: { type: 'string' },
  },
  plan: ({ positionals, values }, changes) => {
    const { next, fillTranslations } = planScreen(positionals, values, changes)
    const finish = async () => (await run('lingui', ['extract', '--clean'], { isQuiet: true })) || fillTranslations()
    return { next, finish }
  },
})
