import { useFormikContext } from 'formik'
import { lateComponent } from '../late/lateComponent.tsx'

type FaultsProps = { tries: number }

const Summary = lateComponent<FaultsProps>(
  async () => (await import('./ErrorSummary.tsx')).ErrorSummary,
  undefined,
  ({ tries }) => tries > 0,
)

/** What says above a form which of its fields are wrong; it comes before somebody has sent it. */
export function LateErrorSummary() {
  return <Summary tries={useFormikContext().submitCount} />
}
