import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { NoOptions } from '../Select/NoOptions.tsx'
import type { Option, Options } from '../Select/Option.ts'
import { OptionRow } from '../Select/OptionRow.tsx'
import { FootNote, List, Panel } from '../Select/Options.styles.ts'
import { getRemoteSearch } from '../Select/remoteSearch.ts'
import { MAX_SHOWN_OPTIONS } from './limitOptions.ts'
import { useKeepOpenOnPageScroll } from './useStayOpen.ts'

type ComboBoxPopoverProps = { options: Options; found: readonly Option[]; search: string }

/** What opens under a field that searches; it says when there is more than it shows. */
export function ComboBoxPopover({ options, found, search }: ComboBoxPopoverProps) {
  const { t, i18n } = useLingui()
  const part = getRemoteSearch(options)
  const overlay = useKeepOpenOnPageScroll(useContext(ComboBoxStateContext))
  return (
    <OverlayTriggerStateContext value={overlay}>
      <Panel>
        <List renderEmptyState={() => <NoOptions options={options} search={search} />}>
          {(option: Option) => <OptionRow option={option} />}
        </List>
        {part?.hasMore && found.length > 0 && <FootNote>{t`There are more. Type to find them.`}</FootNote>}
        {found.length > MAX_SHOWN_OPTIONS && (
          <FootNote>{t`The first ${i18n.number(MAX_SHOWN_OPTIONS)} of ${i18n.number(found.length)}. Type to narrow them down.`}</FootNote>
        )}
      </Panel>
    </OverlayTriggerStateContext>
  )
}
