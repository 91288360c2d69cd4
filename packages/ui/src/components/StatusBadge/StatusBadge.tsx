import type { FeeDecision, FeeStatus } from '@maktab/contract/schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Ban, CircleCheck, CircleHelp, CircleX, Clock, FileClock, Minus } from 'lucide-react'
import { styled } from 'styled-components'
import { parseTeacherStatus } from '#lib/people/personDetails.ts'
import { tokens } from '#theme/tokens.ts'
import { type BadgeTone, Badge } from '../Badge/Badge.tsx'
import { Bdi } from '../Bdi/Bdi.tsx'

type Face = { words: MessageDescriptor; tone: BadgeTone; Sign: typeof Ban }

const teacherFaces: Record<'pending' | 'active' | 'blocked', Face> = {
  pending: { words: msg`Pending`, tone: 'warning', Sign: Clock },
  active: { words: msg`Active`, tone: 'success', Sign: CircleCheck },
  blocked: { words: msg`Blocked`, tone: 'danger', Sign: Ban },
}

/** How a payment or a fee may stand, and what a fee is decided to be. */
type PaymentWord = FeeStatus | FeeDecision['paymentStatus'] | 'underReview' | 'not_required'

const paymentFaces: Record<PaymentWord, Face> = {
  pending: { words: msg`Pending`, tone: 'warning', Sign: Clock },
  underReview: { words: msg`Under review`, tone: 'info', Sign: FileClock },
  paid: { words: msg`Paid`, tone: 'success', Sign: CircleCheck },
  rejected: { words: msg`Rejected`, tone: 'danger', Sign: CircleX },
  due: { words: msg`Due`, tone: 'warning', Sign: Clock },
  overdue: { words: msg`Overdue`, tone: 'danger', Sign: CircleX },
  waived: { words: msg`Waived`, tone: 'neutral', Sign: Minus },
  not_required: { words: msg`Not required`, tone: 'neutral', Sign: Minus },
}
const isPaymentWord = (word: string): word is PaymentWord => Object.hasOwn(paymentFaces, word)

const Row = styled.span`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  vertical-align: top;

  svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`

/** A word that isn’t the school’s may be as long as it likes. */
const UnknownWord = styled(Bdi)`
  overflow-wrap: anywhere;
  white-space: normal;
`

type StatusBadgeProps = {
  kind: 'teacher' | 'payment'
  /** The word of the wire; of a payment also `underReview`. An unknown one shows as itself. */
  status: string | null | undefined
}

/** A status in a word, a sign and a colour; the colour is never alone. */
export function StatusBadge({ kind, status }: StatusBadgeProps) {
  const { i18n, t } = useLingui()
  const face = kind === 'teacher' ? faceOfTeacher(status) : faceOfPayment(status ?? '')
  const { tone, Sign } = face ?? { tone: 'neutral', Sign: CircleHelp }
  return (
    <Badge tone={tone}>
      <Row>
        <Sign aria-hidden />
        {face ? <Bdi>{i18n._(face.words)}</Bdi> : <UnknownWord>{status?.trim() || t`Unknown`}</UnknownWord>}
      </Row>
    </Badge>
  )
}

function faceOfPayment(status: string): Face | undefined {
  return isPaymentWord(status) ? paymentFaces[status] : undefined
}

function faceOfTeacher(status: string | null | undefined): Face | undefined {
  const read = parseTeacherStatus(status)
  return read.state === 'active' && read.word !== undefined ? undefined : teacherFaces[read.state]
}
