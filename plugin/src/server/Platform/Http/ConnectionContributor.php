<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

defined( 'ABSPATH' ) || exit;

/** A module whose domain has an upstream that an administrator can test. */
interface ConnectionContributor {
	/** @return list<ConnectionCheck> */
	public function connection_checks(): array;
}
