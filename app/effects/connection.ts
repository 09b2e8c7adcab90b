type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor, or a very slow connection, asks us to fetch no more than is needed. */
export const savesData = () => {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
};
