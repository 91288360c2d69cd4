import { Trans } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Notice } from '../Notice/Notice.tsx'

const Above = styled.div`
  margin-block-end: ${tokens.space[5]};
`

/** Above a form that came with the page, for a browser that runs no script: the rest of the page can be read all the same. */
export function NoScriptNotice() {
  return (
    <noscript>
      <Above>
        <Notice tone="warning" isQuiet>
          <Trans>
            To sign in, register or apply, your browser needs JavaScript. Turn it on in its settings, then load this
            page again.
          </Trans>
        </Notice>
      </Above>
    </noscript>
  )
}
