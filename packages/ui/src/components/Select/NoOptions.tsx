import { useLingui } from '@lingui/react/macro'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { Options } from './Option.ts'
import { Note } from './Options.styles.ts'
import { isSearchPending } from './remoteSearch.ts'

/** What an empty list says: not here yet, not to be had, nothing that fits, or nothing at all. */
export function NoOptions({ options, search = '' }: { options: Options; search?: string }) {
  const { t } = useLingui()
  if (('state' in options && options.state === 'loading') || isSearchPending(options, search)) {
    return (
      <Note>
        <Spinner />
        {t`Loading…`}
      </Note>
    )
  }
  if ('state' in options && options.state === 'failed') return <Note>{options.message}</Note>
  return <Note>{search.trim() === '' ? t`No options` : t`Nothing matches “${search}”`}</Note>
}
