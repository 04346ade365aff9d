<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

defined( 'ABSPATH' ) || exit;

/** When a browser loads a picture. */
enum PictureLoading: string {
	/**
	 * WordPress decides by the place on the page: the first large picture first, those below the fold when they come near. Not for islands: it adds
	 * attributes that React does not know.
	 */
	case Auto = 'auto';

	/** When it comes near. */
	case Lazy = 'lazy';

	/** Before everything else: the main picture at the top of a page. */
	case High = 'high';
}
