/**
 * Records changes of text and elements within `root`, for example by a browser that translates the page. Returns a function that stops
 * recording and undoes the changes; it returns a function that redoes them, or undefined if there were none.
 */
export function recordChanges(root: Node): () => (() => void) | undefined {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(root, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
  return () => {
    changes.push(...observer.takeRecords());
    observer.disconnect();
    if (changes.length === 0) return undefined;
    const redos = changes.reverse().map(undo).reverse();
    return () => {
      for (const redo of redos) redo();
    };
  };
}

/** Undoes a change, which must be the latest not yet undone. Returns a function that redoes it. */
function undo({ target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord): () => void {
  if (target instanceof CharacterData) {
    const text = target.data;
    target.data = oldValue ?? '';
    return () => {
      target.data = text;
    };
  }
  const replace = (before: NodeList, after: NodeList) => {
    for (const node of before as NodeListOf<ChildNode>) node.remove();
    for (const node of after) target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
  };
  replace(addedNodes, removedNodes);
  return () => replace(removedNodes, addedNodes);
}
