import { drawnSpecErrors } from './drawnSpec'

describe('the description of a drawn picture', () => {
  it('may be any scene with all its parts', () => {
    expect(drawnSpecErrors({ scene: 'portrait', seed: 7 })).toEqual([])
    expect(
      drawnSpecErrors({ scene: 'room', seed: 1, room: 'kitchen', setting: 'coast', hour: 'dawn' }),
    ).toEqual([])
    expect(
      drawnSpecErrors({ scene: 'floorPlan', seed: 1, rooms: [{ label: 'Hal', area: 4.5, floor: 0 }] }),
    ).toEqual([])
  })

  it('is refused with the field and the reason', () => {
    expect(drawnSpecErrors({ scene: 'castle', seed: 7 })).toEqual([
      { field: 'scene', reason: 'must be one of facade, room, floorPlan, portrait, hero' },
    ])
    expect(drawnSpecErrors({ seed: 7 })[0]?.field).toBe('scene')
    expect(drawnSpecErrors({ scene: 'portrait', seed: -1 })).toEqual([
      { field: 'seed', reason: 'must be >= 0' },
    ])
    expect(drawnSpecErrors({ scene: 'portrait', seed: 1, colour: 'red' })).toEqual([
      { field: 'colour', reason: 'is not a known field' },
    ])
    expect(drawnSpecErrors({ scene: 'hero', seed: 1, setting: 'moon', hour: 'day' })).toEqual([
      { field: 'setting', reason: 'must be one of city, village, country, coast, forest' },
    ])
  })

  it('is refused when its scene is the name of something every object has', () => {
    expect(drawnSpecErrors({ scene: 'constructor', seed: 1 })[0]?.field).toBe('scene')
  })
})
