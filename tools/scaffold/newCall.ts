import { writeServerCatalogues } from '../messages/catalogues.ts'
import { run } from '../run.ts'
import { runScaffold } from './runScaffold.ts'
import { planCall } from './planCall.ts'

await runScaffold({
  help: `npm run new -- call <operationId> <GET|PUT|POST|DELETE> </path/{id}> [options]

Scaffolds an API call that extends the specification: contract with examples, server handler with a test, and its entry
in every list of API calls. The handler stores nothing yet.

  npm run new -- call listRooms GET /rooms/get --role admin --role teacher --field name:text --field seats:number
  npm run new -- call saveRoom POST /rooms/save --field name:text --field seats:number --touches listRooms \\
    --says "Room saved" --ur "…" --ar "…" --text "Seats|…|…"

  --field <name:kind>  field of the record or body; repeatable; default: title:text. Kinds: text, longText, number,
                       money, day, time, boolean, choice:first|second
  --role <admin|teacher|student>  role that may call it; repeatable; default: admin
  --resource <name>    file in openapi/paths and openapi/schemas; default: the first part of the path
  --summary <text>     summary in the contract; default: the name in words
  --decision <number>  decision that explains it (docs/decisions); default: 16, extensions in general
  --without <text>     what users see on a backend that doesn't have this call
  --touches <call>     GET that must be refetched after this call; repeatable; required unless GET
  --says <text>        success message; required unless GET
  --ur, --ar <text>    success message in Urdu and Arabic; required if the server has no translation yet
  --text <"English|Urdu|Arabic">  label of a field that has no translation yet; repeatable`,
  options: {
    role: { type: 'string', multiple: true },
    resource: { type: 'string' },
    summary: { type: 'string' },
    decision: { type: 'string' },
    field: { type: 'string', multiple: true },
    text: { type: 'string', multiple: true },
    without: { type: 'string' },
    touches: { type: 'string', multiple: true },
    says: { type: 'string' },
    ur: { type: 'string' },
    ar: { type: 'string' },
  },
  plan: ({ positionals, values }, changes) => ({
    next: planCall(positionals, values, changes),
    finish: async () => {
      await writeServerCatalogues()
      return run('node', ['openapi/generate.ts'])
    },
  }),
})
