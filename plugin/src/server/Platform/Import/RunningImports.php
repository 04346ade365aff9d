<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Database\Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Whether records of any kind are being imported or undone at this moment. */
final readonly class RunningImports {
	/** Seconds after its last batch before an import counts as abandoned. */
	private const LEFT = MINUTE_IN_SECONDS;

	public function __construct( private wpdb $wpdb ) {}

	public function any(): bool {
		return null !== Query::value(
			$this->wpdb,
			'SELECT id FROM %i WHERE stage IN ( %s, %s, %s ) AND updated > %d LIMIT 1',
			ImportTables::imports( $this->wpdb ),
			ImportStage::Importing->value,
			ImportStage::Fetching->value,
			ImportStage::Undoing->value,
			time() - self::LEFT
		);
	}
}
