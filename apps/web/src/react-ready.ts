/** React alone, so that it can be evaluated before anything that is drawn with it. */
import 'react-dom/client';
