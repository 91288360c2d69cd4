import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

const zooms = [1, 1.5, 2, 3, 4, 6]
const ARROW_STEP = 60

/** How large and which way up a picture is shown, and the keys and moves that change it. */
export function usePictureView(stageRef: RefObject<HTMLDivElement | null>) {
  const [step, setStep] = useState(0)
  const [turns, setTurns] = useState(0)
  const middle = useRef<{ x: number; y: number }>(null)

  // What was in the middle before the size changed stays there.
  useLayoutEffect(() => {
    const box = stageRef.current
    if (!box || !middle.current) return
    box.scrollLeft = middle.current.x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = middle.current.y * box.scrollHeight - box.clientHeight / 2
    middle.current = null
  })

  const zoomTo = (next: number) => {
    const box = stageRef.current
    if (box) {
      middle.current = {
        x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
        y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
      }
    }
    setStep(Math.min(Math.max(0, next), zooms.length - 1))
  }
  const move = (x: number, y: number) => {
    const box = stageRef.current
    if (!box) return
    box.scrollLeft += x
    box.scrollTop += y
  }
  const zoomIn = () => zoomTo(step + 1)
  const zoomOut = () => zoomTo(step - 1)
  const turn = () => setTurns(turns + 1)
  const reset = () => {
    zoomTo(0)
    setTurns(0)
  }

  const actions: Record<string, () => void> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '−': zoomOut,
    '0': reset,
    r: turn,
  }
  const arrows: Record<string, () => void> = {
    ArrowLeft: () => move(-ARROW_STEP, 0),
    ArrowRight: () => move(ARROW_STEP, 0),
    ArrowUp: () => move(0, -ARROW_STEP),
    ArrowDown: () => move(0, ARROW_STEP),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = actions[event.key.toLowerCase()] ?? arrows[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const onPointerDown = (event: ReactPointerEvent) => {
    // Fingers move the picture by scrolling.
    if (event.button !== 0 || event.pointerType === 'touch') return
    let { clientX, clientY } = event
    const drag = (moved: PointerEvent) => {
      move(clientX - moved.clientX, clientY - moved.clientY)
      clientX = moved.clientX
      clientY = moved.clientY
    }
    const drop = new AbortController()
    const { signal } = drop
    window.addEventListener('pointermove', drag, { signal })
    window.addEventListener('pointerup', () => drop.abort(), { signal })
    window.addEventListener('pointercancel', () => drop.abort(), { signal })
  }

  return {
    zoom: zooms[step] ?? 1,
    turns,
    isSmallest: step === 0,
    isLargest: step === zooms.length - 1,
    zoomIn,
    zoomOut,
    turn,
    reset,
    onKeyDown,
    onPointerDown,
  }
}
