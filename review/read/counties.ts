/** Counties of England by the names that people use. */
export const counties: readonly string[] = [
  'Avon, Bedfordshire, Berkshire, Buckinghamshire, Cambridgeshire, Cheshire, Cornwall, Cumbria',
  'Derbyshire, Devon, Dorset, Durham, Essex, Gloucestershire, Hampshire, Herefordshire',
  'Hertfordshire, Kent, Lancashire, Leicestershire, Lincolnshire, Norfolk, Northamptonshire',
  'Northumberland, Nottinghamshire, Oxfordshire, Rutland, Shropshire, Somerset, Staffordshire',
  'Suffolk, Surrey, Sussex, Warwickshire, Wiltshire, Worcestershire, Yorkshire',
].flatMap((names) => names.split(', '));
