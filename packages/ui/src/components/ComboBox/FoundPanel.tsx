import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { NoOptions } from '../Select/NoOptions.tsx'
import type { Option, Options } from '../Select/Option.ts'
import { OptionRow } from '../Select/OptionRow.tsx'
import { FootNote, List, Panel } from '../Select/Options.styles.ts'
import { partOf } from '../Select/partOf.ts'
import { longest } from './listFor.ts'
import { useStayOpen } from './useStayOpen.ts'

type FoundPanelProps = { options: Options; found: readonly Option[]; search: string }

/** What opens under a field that searches; it says when there is more than it shows. */
export function FoundPanel({ options, found, search }: FoundPanelProps) {
  const { t, i18n } = useLingui()
  const part = partOf(options)
  const overlay = useStayOpen(useContext(ComboBoxStateContext))
  return (
    <OverlayTriggerStateContext value={overlay}>
      <Panel>
        <List renderEmptyState={() => <NoOptions options={options} search={search} />}>
          {(option: Option) => <OptionRow option={option} />}
        </List>
        {part?.isMore && found.length > 0 && <FootNote>{t`There are more. Type to find them.`}</FootNote>}
        {found.length > longest && (
          <FootNote>{t`The first ${i18n.number(longest)} of ${i18n.number(found.length)}. Type to narrow them down.`}</FootNote>
        )}
      </Panel>
    </OverlayTriggerStateContext>
  )
}
