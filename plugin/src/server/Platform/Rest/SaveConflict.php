<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The answer to someone who saves a record that is no longer as they read it. */
final readonly class SaveConflict {
	public function __construct(
		/** `dealer` for the codes `hvac_blocks_dealer_exists` and `hvac_blocks_dealer_changed`. */
		private string $record,
		/** The field of the record's key. */
		private string $key,
		private string $exists,
		private string $changed,
		private string $deleted,
	) {}

	/** @return array<string, mixed> */
	public static function version_argument( string $description ): array {
		return array(
			'description' => $description,
			'type'        => 'string',
			'maxLength'   => 64,
		);
	}

	/**
	 * @param string                    $version that was edited; empty for a new record
	 * @param array<string, mixed>|null $current what someone else saved; null if it was deleted
	 */
	public function answer( string $version, ?array $current ): WP_Error {
		return '' === $version
			? new WP_Error( "hvac_blocks_{$this->record}_exists", $this->exists, array( 'status' => 409, 'fields' => array( $this->key => $this->exists ) ) )
			: new WP_Error( "hvac_blocks_{$this->record}_changed", null === $current ? $this->deleted : $this->changed, array( 'status' => 409, $this->record => $current ) );
	}
}
