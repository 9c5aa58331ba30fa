// Who sits at this browser. The server knows by a cookie; a name is asked for only once.
import { api, ServerSaysNo } from './api'
import type { Me } from './protocol'

const friendly = ['Ottilie', 'Konrad', 'Mathilda', 'Jakob', 'Frieda', 'Anton', 'Wilma', 'Emil', 'Hedwig', 'Theo', 'Lotte', 'Gustav', 'Paula', 'Oskar']

class Person {
  me = $state<Me | null>(null)
  /** Until the server has been asked, nobody should be asked for a name. */
  known = $state(false)
  name = $state(friendly[Math.floor(Math.random() * friendly.length)]!)

  async recognise(): Promise<void> {
    try {
      this.me = await api.me()
    } catch (problem) {
      if (!(problem instanceof ServerSaysNo && problem.status === 401)) throw problem
    } finally {
      this.known = true
    }
  }

  /** Makes the person a guest if nobody knows them yet. */
  async introduce(): Promise<Me> {
    this.me ??= await api.guest(this.name.trim() || friendly[0]!)
    return this.me
  }
}

export const person = new Person()
