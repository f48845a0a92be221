/**
 * Records how the text and the elements within `root` are changed by others, such as a browser that translates the page. The function that is
 * returned stops recording, undoes the changes and returns how to redo them; it returns nothing where nothing was changed.
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

/** Undoes one change, the latest that has not been undone; returns how to redo it. */
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
