<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Removal;

defined( 'ABSPATH' ) || exit;

/** Why something that the demo site created stays. */
enum KeptReason: string {
	case Changed = 'changed';
	case Above   = 'above';
	case Used    = 'used';

	/** Its text for people. */
	public function text(): string {
		return match ( $this ) {
			self::Changed => __( 'Changed since it was created', 'hvac-blocks' ),
			self::Above   => __( 'Keeps the address of a page below it', 'hvac-blocks' ),
			self::Used    => __( 'Used by content that stays', 'hvac-blocks' ),
		};
	}
}
