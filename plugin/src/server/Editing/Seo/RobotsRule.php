<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

defined( 'ABSPATH' ) || exit;

/** What the block `robots-meta` tells search engines about its page; the value is that of its attribute. */
enum RobotsRule: string {
	case NoIndex  = 'noin';
	case NoFollow = 'nofo';
	case Neither  = 'noinfo';

	/** @return list<'noindex'|'nofollow'> */
	public function directives(): array {
		return match ( $this ) {
			self::NoIndex  => array( 'noindex' ),
			self::NoFollow => array( 'nofollow' ),
			self::Neither  => array( 'noindex', 'nofollow' ),
		};
	}
}
