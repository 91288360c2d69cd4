import { writeServerCatalogues } from './messages/compileServerCatalogues.ts'
import { run } from './run.ts'
import { runScaffold } from './scaffold/runScaffold.ts'
import { planCall } from './scaffold/planCall.ts'

await runScaffold({
  help: `npm run new -- call <operationId> <GET|PUT|POST|DELETE> </path/{id}> [options]

Lays out a call beyond the specification: in the contract with its examples, on the server with a handler that keeps
nothing yet and a test, and wherever a list of all calls is kept.

  npm run new -- call listRooms GET /rooms/get --role admin --role teacher
  npm run new -- call saveRoom POST /rooms/save --touches listRooms --says "Room saved" --ur "…" --ar "…"

  --role <admin|teacher|student>  who may, each with a --role of its own; admin without one
  --resource <name>    its file in openapi/paths and schemas; the first part of the path without one
  --summary <words>    what it is for; the words of its name without any
  --without <words>    what happens where a backend lacks it
  --touches <call>     what is read again after a call that changes something, each with a --touches of its own
  --says <sentence>    what is answered when a change is done
  --ur, --ar <words>   that sentence in Urdu and Arabic, where the server can't say it yet`,
  options: {
    role: { type: 'string', multiple: true },
    resource: { type: 'string' },
    summary: { type: 'string' },
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
