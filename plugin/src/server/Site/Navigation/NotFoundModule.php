<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Dealers\Profiles\ProfilesModule;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\OnPages;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

/** Addresses that have no page of their own. */
final readonly class NotFoundModule implements Module {
	public function __construct( private BasePath $base, private SitePages $pages, private ConfiguredPages $chosen, private ProfilesModule $dealers ) {}

	public function features(): array {
		return array(
			new OnPages( fn (): Feature => new AddressRedirects( new ShortAddresses( $this->pages ), new FormerAddresses( $this->base, $this->pages, $this->chosen, $this->dealers->finder( ... ) ) ) ),
			new NotFoundPage(),
		);
	}
}
