<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Admin;

defined( 'ABSPATH' ) || exit;

/** A rebate as the form sends it. The schema only limits it: `RebateReader` reads and rejects its values like those of an import. */
final class RebateArguments {
	/** @return array<string, array<string, mixed>> */
	public static function all(): array {
		$text = array(
			'type'      => array( 'string', 'null' ),
			'maxLength' => 20_000,
		);
		$list = array(
			'type'      => array( 'array', 'string' ),
			'maxItems'  => 5000,
			'maxLength' => 20_000,
			'items'     => array(
				'type'      => 'string',
				'maxLength' => 190,
			),
		);

		return array(
			'title'      => $text,
			'titleEs'    => $text,
			'titleFr'    => $text,
			'amount'     => array( 'type' => array( 'string', 'number', 'null' ) ) + $text,
			'upTo'       => array( 'type' => 'boolean' ),
			'provider'   => $text,
			'url'        => $text,
			'starts'     => $text,
			'expires'    => $text,
			'areas'      => $list,
			'categories' => $list,
		);
	}
}
