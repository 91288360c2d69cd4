import type { Operation } from './contract.ts'
import { html, raw } from './html.ts'
import type { Html } from './html.ts'
import type { ContractState } from './liveContract.ts'
import type { Memory } from './memory.ts'
import { panelScript, panelStyle } from './panelAssets.ts'
import { scenarios } from './scenarios.ts'
import { emailOf } from './signIns.ts'

/** The page `/__mock` as it stands now. */
export function panelPage(state: ContractState, memory: Memory, upstream: string | undefined): string {
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
          <h1>Mock of the school</h1>
          ${contractNote(state, upstream)}
          <p>
            Sign in with any password as
            ${[...state.people.values()].map(({ name }) => html`<code>${emailOf(name)}</code> `)}
          </p>
          <section aria-labelledby="scenarios">
            <h2 id="scenarios">The whole school</h2>
            <div class="row">
              ${Object.entries(scenarios).map(
                ([id, { title }]) =>
                  html`<button
                    type="button"
                    data-scenario="${id}"
                    aria-pressed="${String(memory.flips.scenario === id)}"
                  >
                    ${title}
                  </button>`,
              )}
              <button type="button" id="reset">As usual: set everything back</button>
            </div>
          </section>
          ${memory.findings.length > 0 || upstream ? findingsTable(memory) : ''}
          <section aria-labelledby="calls">
            <h2 id="calls">Single calls</h2>
            <div class="row">
              <label>Filter <input type="search" id="filter" placeholder="course, 422, empty…" /></label>
              <label>Every call late by ${delayField('*', memory)} ms</label>
            </div>
            <p id="told" role="status"></p>
            ${tags.map((tag) => group(tag, state.operations, memory))}
          </section>
        </main>
        <script>
          ${raw(panelScript)}
        </script>
      </body>
    </html>`.toString()
}

function contractNote({ fault, operations }: ContractState, upstream: string | undefined): Html {
  if (fault !== undefined) {
    return html`<p role="alert" class="fault">
      The contract is broken; what is served is the last good state. <code>${fault}</code>
    </p>`
  }
  return html`<p>
    ${String(operations.length)} calls, read from the contract.
    ${upstream ? html`Passed on to <code>${upstream}</code>.` : ''}
  </p>`
}

function group(tag: string, operations: readonly Operation[], memory: Memory): Html {
  return html`<fieldset>
    <legend>${tag}</legend>
    ${operations.filter((operation) => operation.tag === tag).map((operation) => row(operation, memory))}
  </fieldset>`
}

function row({ id, method, path, summary, examples }: Operation, memory: Memory): Html {
  const chosen = memory.flips.situations[id] ?? ''
  const words = `${id} ${method} ${path} ${summary} ${[...examples].map(([name, { status }]) => `${name} ${status}`).join(' ')}`
  return html`<div class="call" data-words="${words.toLowerCase()}">
    <label for="s-${id}"><strong>${id}</strong> <span>${summary}</span> <code>${method} ${path}</code></label>
    <select id="s-${id}" data-call="${id}" autocomplete="off">
      <option value="">default</option>
      ${[...examples].map(
        ([name, example]) =>
          html`<option value="${name}" ${raw(chosen === name ? 'selected' : '')}>
            ${name} · ${String(example.status)} · ${example.summary}
          </option>`,
      )}
    </select>
    <label><span class="unseen">${id}</span> late by ${delayField(id, memory)} ms</label>
  </div>`
}

function delayField(id: string, { flips }: Memory): Html {
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

function findingsTable({ findings }: Memory): Html {
  return html`<section aria-labelledby="findings">
    <h2 id="findings">What broke the contract</h2>
    ${
      findings.length === 0
        ? html`<p>Nothing so far.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-labelledby="findings">
            <table>
              <thead>
                <tr>
                  <th>Time</th>
                  <th>Call</th>
                  <th>Of the</th>
                  <th>Where</th>
                  <th>What</th>
                </tr>
              </thead>
              <tbody>
                ${findings.map(
                  ({ at, call, of, path, message }) =>
                    html`<tr>
                      <td>${at}</td>
                      <td>${call}</td>
                      <td>${of}</td>
                      <td>${path}</td>
                      <td>${message}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
  </section>`
}
