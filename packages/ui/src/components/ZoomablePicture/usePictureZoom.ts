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

/** Zoom, rotation and panning of a picture, with keyboard and pointer handlers. */
export function usePictureZoom(stageRef: RefObject<HTMLDivElement | null>) {
  const [step, setStep] = useState(0)
  const [turns, setTurns] = useState(0)
  const center = useRef<{ x: number; y: number }>(null)

  // Keeps the centre of the view after zooming.
  useLayoutEffect(() => {
    const box = stageRef.current
    if (!box || !center.current) return
    box.scrollLeft = center.current.x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = center.current.y * box.scrollHeight - box.clientHeight / 2
    center.current = null
  })

  const zoomTo = (next: number) => {
    const box = stageRef.current
    if (box) {
      center.current = {
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
    const action = actions[event.key.toLowerCase()] ?? arrows[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  const onPointerDown = (event: ReactPointerEvent) => {
    // Touch pans by native scrolling.
    if (event.button !== 0 || event.pointerType === 'touch') return
    let { clientX, clientY } = event
    const drag = (moved: PointerEvent) => {
      move(clientX - moved.clientX, clientY - moved.clientY)
      clientX = moved.clientX
      clientY = moved.clientY
    }
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('pointermove', drag, { signal })
    window.addEventListener('pointerup', () => controller.abort(), { signal })
    window.addEventListener('pointercancel', () => controller.abort(), { signal })
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
