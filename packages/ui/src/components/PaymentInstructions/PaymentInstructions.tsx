import { Trans, useLingui } from '@lingui/react/macro'
import { Globe, Landmark } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { readInstructions } from '#model/schoolSettings.ts'
import { Badge } from '../Badge/Badge.tsx'
import { useTongue } from '../Bdi/useTongue.ts'
import { Grid, Head, Note, Set, Words } from './PaymentInstructions.styles.ts'

/** How to pay: one set for students of the country and one for those abroad, as the school’s settings say. */
export function PaymentInstructions() {
  const { t } = useLingui()
  const { domestic, international } = useSchoolSettings().paymentInstructions
  return (
    <Grid>
      <InstructionSet title={t`Domestic students`} icon={<Landmark aria-hidden />} text={domestic} />
      <InstructionSet title={t`International students`} icon={<Globe aria-hidden />} text={international} />
    </Grid>
  )
}

type InstructionSetProps = { title: string; icon: ReactNode; text: string }

function InstructionSet({ title, icon, text }: InstructionSetProps) {
  const titleId = useId()
  const tongueOf = useTongue()
  const { words, isPlaceholder } = readInstructions(text)
  return (
    <Set aria-labelledby={titleId}>
      <Head>
        {icon}
        <h2 id={titleId}>{title}</h2>
        {isPlaceholder && (
          <Badge tone="warning">
            <Trans>Placeholder</Trans>
          </Badge>
        )}
      </Head>
      {words ? (
        <Words {...tongueOf(words)}>{words}</Words>
      ) : (
        <Note>
          <Trans>The school has not said yet how to pay. Please ask the office.</Trans>
        </Note>
      )}
      {isPlaceholder && (
        <Note>
          <Trans>These are not real payment details yet. Please ask the office before you pay.</Trans>
        </Note>
      )}
    </Set>
  )
}
