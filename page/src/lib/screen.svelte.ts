/** The window: phones have a layout of their own, everything else is 1280 x 720 and grows as one. */
const PHONE = 760
/** Down to this width a phone's page is no smaller than at 390: a finger is not smaller either. */
const NARROW = 360

class Screen {
  width = $state(innerWidth)
  height = $state(innerHeight)

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth
      this.height = innerHeight
    })
  }

  get phone(): boolean {
    return this.width <= PHONE
  }

  get fit(): number {
    return this.phone
      ? Math.min(Math.max(this.width / 390, Math.min(1, this.width / NARROW)), this.height / 760)
      : Math.min(this.width / 1280, this.height / 720)
  }
}

export const screen = new Screen()
