import type { Finding } from './findings.ts'
import { type Html, html } from './html.ts'

/** All that broke the contract, each kind once. */
export function renderFindingsTable(findings: readonly Finding[]): Html {
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
                ${findings.map(row)}
              </tbody>
            </table>
          </div>`
    }
  </section>`
}

function row({ at, count, of, call, path, place, message, value = '', file = '', schema = '' }: Finding): Html {
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
