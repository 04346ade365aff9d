<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

use HvacBlocks\Platform\Rest\ListPage;

defined( 'ABSPATH' ) || exit;

/** A page of the list of leads. */
final readonly class LeadList {
	public function __construct(
		public ListPage $page,
		/** @var list<Lead> */
		public array $leads,
		/** Whether more match than the pages have. */
		public bool $more,
		/** The time of the oldest lead that was searched for a text or sorted, in UTC; empty if all were. */
		public string $since = '',
	) {}
}
