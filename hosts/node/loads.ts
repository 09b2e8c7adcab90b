type Load = { requests: number; bytes: number };

const nothing = (): Load => ({ requests: 0, bytes: 0 });

/** A count by network, and of all of them together. */
export const loads = () => {
  const networks = new Map<string, Load>();
  const all = nothing();
  return {
    all,
    of: (network: string) => networks.get(network) ?? nothing(),
    add(network: string, requests: number, bytes: number) {
      const own = this.of(network);
      for (const load of [own, all]) {
        load.requests += requests;
        load.bytes += bytes;
      }
      if (own.requests > 0) networks.set(network, own);
      else networks.delete(network);
    },
    /** The network that has most of it. */
    heaviest() {
      let [name, most] = ["", { ...nothing(), bytes: -1 }];
      for (const [network, load] of networks)
        if (load.bytes > most.bytes || (load.bytes === most.bytes && load.requests > most.requests))
          [name, most] = [network, load];
      return name;
    },
  };
};
