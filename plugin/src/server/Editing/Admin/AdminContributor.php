<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Admin;

defined( 'ABSPATH' ) || exit;

/** A module with pages in the plugin's menu, or with notices for administrators. */
interface AdminContributor {
	/** @return list<Screen> */
	public function screens(): array;

	/** @return list<Notice> */
	public function notices(): array;
}
