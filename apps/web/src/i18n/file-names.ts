/** The leaflet in every archive carries a Chinese name, whatever language the buyer reads: the product's own choice. */
export const USAGE_FILE = '使用说明.txt';
