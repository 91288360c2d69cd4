import type { Recorder } from './createRecorder.ts'
import { type Html, html } from './html.ts'
import type { Memory } from './memory.ts'

/** What is recorded and what is played, with what can be done about it. */
export function sessionSection({ recorder, replay }: Memory): Html {
  const { calls = 0, played = 0 } = replay?.progress() ?? {}
  return html`<section id="session" aria-labelledby="sessions">
    <h2 id="sessions">A session</h2>
    ${replay ? html`<p>A recorded session is played: ${String(played)} of ${String(calls)} calls so far.</p>` : ''}
    ${recorder ? recording(recorder) : idle}
  </section>`
}

const idle = html`<p>
    What the app asks and what is answered can be kept, and played with
    <code>npm run mock -- --scenario &lt;file&gt;</code>.
  </p>
  <button type="button" id="record">Record</button>`

function recording({ calls }: Recorder): Html {
  return html`<p>
      ${String(calls.length)} calls were recorded so far. Passwords, tokens and e-mail addresses are left out, names are
      not.
    </p>
    <form class="row" id="keep">
      <label>Name <input name="name" pattern="[A-Za-z0-9_-]{1,100}" required /></label>
      <button>Stop and keep</button>
      <button type="button" id="forget">Stop and forget</button>
    </form>`
}
