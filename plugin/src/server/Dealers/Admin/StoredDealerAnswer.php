<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\DealerSchema;
use HvacBlocks\Dealers\StoredDealer;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** A dealer as administrators see it: the public one, where it came from and whether its position is only its ZIP's. */
final class StoredDealerAnswer {
	/** @return array<string, mixed> */
	public static function of( StoredDealer $stored ): array {
		return array(
			...$stored->dealer->to_array(),
			'approximate' => $stored->approximate,
			'source'      => $stored->source,
		);
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		$schema     = DealerSchema::dealer();
		$properties = is_array( $schema['properties'] ) ? $schema['properties'] : array();

		return array(
			...$schema,
			'properties' => array(
				...$properties,
				'approximate' => array( 'type' => 'boolean' ),
				'source'      => array( 'type' => 'string' ),
			),
		);
	}

	public static function missing(): WP_Error {
		return new WP_Error( 'hvac_blocks_no_dealer', __( 'There is no such dealer.', 'hvac-blocks' ), array( 'status' => 404 ) );
	}
}
