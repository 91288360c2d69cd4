import type { Finding } from './findings.ts'
import type { Operation } from './readContract.ts'
import type { MockState, MockContext } from './mockState.ts'
import { panelScript, panelStyle } from './panelAssets.ts'
import { scenarios } from './scenarios.ts'
import { emailOf } from './demoAccounts.ts'
import { isSpecOnly } from './responseOverrides.ts'

/** Trusted markup that is inserted unescaped. */
class Html {
  readonly #markup: string

  constructor(markup: string) {
    this.#markup = markup
  }

  toString(): string {
    return this.#markup
  }
}

type Part = string | Html | readonly Html[]

/** Marks our own text as markup. Never use it for input. */
function raw(markup: string): Html {
  return new Html(markup)
}

/** A template tag that escapes values for content and quoted attributes. */
function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const texts = parts.map((part) => (typeof part === 'string' ? escape(part) : [part].flat().join('')))
  return new Html(String.raw({ raw: strings }, ...texts))
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** All findings as a table. */
function renderFindingsTable(findings: readonly Finding[]): Html {
  return html`<section id="broken" aria-labelledby="findings">
    <h2 id="findings">Contract violations</h2>
    ${
      findings.length === 0
        ? html`<p>None.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-labelledby="findings">
            <table>
              <thead>
                <tr>
                  <th>Count</th>
                  <th>In</th>
                  <th>Call</th>
                  <th>Field</th>
                  <th>Problem</th>
                  <th>Value</th>
                  <th>File</th>
                </tr>
              </thead>
              <tbody>
                ${findings.map(findingRow)}
              </tbody>
            </table>
          </div>`
    }
  </section>`
}

function findingRow({ at, count, of, call, path, place, message, value = '', file = '', schema = '' }: Finding): Html {
  return html`<tr>
    <td title="last seen at ${at}">×${String(count)}</td>
    <td>${of}</td>
    <td>${call}</td>
    <td title="first seen at ${place}">${path}</td>
    <td>${message}</td>
    <td><code>${value}</code></td>
    <td>
      <code>${file}</code>
      <code>${schema}</code>
    </td>
  </tr>`
}

/** Renders the control panel with the current state. */
export function renderPanelPage(mocking: MockContext): string {
  const { state, mockState, upstream } = mocking
  const tags = [...new Set(state.operations.map(({ tag }) => tag))]
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Mock · Maktab</title>
        <style>
          ${raw(panelStyle)}
        </style>
      </head>
      <body>
        <main>
          <h1>Mock API</h1>
          <p><a href="/__mock/docs">API reference</a></p>
          <div id="note">${contractNote(mocking)}</div>
          ${specOnlyNote(mocking)} ${signInNote(mocking)}
          <section aria-labelledby="scenarios">
            <h2 id="scenarios">Scenarios</h2>
            <div class="row">
              ${Object.entries(scenarios).map(
                ([id, { title, isMany }]) =>
                  html`<button
                    type="button"
                    data-scenario="${id}"
                    ${raw(upstream !== undefined && isMany ? 'disabled' : '')}
                    aria-pressed="${String(mockState.flips.scenario === id)}"
                  >
                    ${title}
                  </button>`,
              )}
              <button type="button" id="reset">Reset all</button>
            </div>
          </section>
          ${renderFindingsTable(mockState.findings.all())}
          <section aria-labelledby="calls">
            <h2 id="calls">API calls</h2>
            <div class="row">
              <label>Filter <input type="search" id="filter" placeholder="course, 422, empty…" /></label>
              <label>Delay of every call ${delayField('*', mockState)} ms</label>
            </div>
            <form class="row" id="words">
              <label>As text <input name="flip" size="40" placeholder="listCourses=serverError*2,typical" /></label>
              <button>Set</button>
            </form>
            <p id="status" role="status"></p>
            ${tags.map((tag) => group(tag, mocking))}
          </section>
        </main>
        <script>
          ${raw(panelScript)}
        </script>
      </body>
    </html>`.toString()
}

function contractNote({ state: { fault, operations }, upstream }: MockContext): Html {
  if (fault !== undefined) {
    return html`<p role="alert" class="fault">
      The contract is invalid; the mock serves the last valid version. <code>${fault}</code>
    </p>`
  }
  const calls = html`<p>${String(operations.length)} API calls in the contract.</p>`
  if (upstream === undefined) return calls
  return html`${calls}
    <p>
      Requests are proxied to <code>${upstream}</code>, and its responses are passed on unchanged. Overrides, delays and
      scenarios take precedence; <code>mock</code> answers a call from the examples. The scenario with long lists is not
      available, because it repeats rows of examples.
    </p>`
}

function specOnlyNote({ mockState }: MockContext): Html | '' {
  if (!isSpecOnly([mockState.defaults])) return ''
  return html`<p>
    <strong>Specification-only mode</strong>: API extensions are disabled: extension calls return 404, extension fields
    and query parameters 422. Works with every scenario. Choose an example of an extension call to enable that call.
  </p>`
}

function signInNote({ state, upstream, password }: MockContext): Html {
  if (password === undefined) return html`<p>Sign in with an account of the backend.</p>`
  const people = [...state.people.values()].map(({ name }) => html`<code>${emailOf(name)}</code> `)
  const words = upstream === undefined ? 'any password' : html`the password <code>${password}</code>`
  return html`<p>Sign in with ${words} as ${people}</p>`
}

function group(tag: string, mocking: MockContext): Html {
  const { operations } = mocking.state
  return html`<fieldset>
    <legend>${tag}</legend>
    ${operations.filter((operation) => operation.tag === tag).map((operation) => row(operation, mocking))}
  </fieldset>`
}

function row({ id, method, path, tag, summary, examples }: Operation, { mockState, upstream }: MockContext): Html {
  const chosen = mockState.flips.situations[id] ?? ''
  const words = `${id} ${method} ${path} ${summary} ${[...examples].map(([name, { status }]) => `${name} ${status}`).join(' ')}`
  const others =
    upstream === undefined
      ? []
      : ([
          ['upstream', 'upstream · from the backend, ignoring scenarios and *'],
          ['mock', 'mock · from the examples'],
        ] as const)
  const options = [
    ...[...examples].map(([name, { status, summary: what }]) => [name, `${name} · ${status} · ${what}`] as const),
    ...others,
  ]
  // A sequence that was set as text isn't among the examples, so it becomes a separate option.
  const all =
    chosen === '' || options.some(([name]) => name === chosen) ? options : [...options, [chosen, chosen] as const]
  return html`<div class="call" data-words="${words.toLowerCase()}">
    <label for="s-${id}"><strong>${id}</strong> <span>${summary}</span> <code>${method} ${path}</code></label>
    <select id="s-${id}" data-call="${id}" autocomplete="off">
      <option value="">${upstream === undefined ? 'default' : 'from the backend'}</option>
      ${all.map(
        ([name, title]) => html`<option value="${name}" ${raw(chosen === name ? 'selected' : '')}>${title}</option>`,
      )}
    </select>
    <label><span class="unseen">${id}</span> delay ${delayField(id, mockState)} ms</label>
    <a href="/__mock/docs#/${tag}/${id}" aria-label="API reference of ${id}">Docs</a>
  </div>`
}

function delayField(id: string, { flips }: MockState): Html {
  return html`<input
    type="number"
    min="0"
    max="60000"
    step="100"
    autocomplete="off"
    data-delay="${id}"
    value="${String(flips.delays[id] ?? '')}"
  />`
}
