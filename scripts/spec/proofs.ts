type Proof = { file: string; title: string };
/** Row id → tests whose titles carry it. */
export type Proofs = Map<string, Proof[]>;

/** Files a test under every row number in its title, like `[S2.7] …`. */
export function addProofs(proofs: Proofs, proof: Proof): void {
  for (const [, id = ''] of proof.title.matchAll(/\[(S\d+\.\d+)\]/g)) {
    const known = proofs.get(id) ?? [];
    if (!known.some(({ file, title }) => file === proof.file && title === proof.title)) {
      proofs.set(id, [...known, proof]);
    }
  }
}
