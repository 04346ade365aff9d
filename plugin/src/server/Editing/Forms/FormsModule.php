<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockContributor;
use HvacBlocks\Editing\Forms\Returned\ExampleForms;
use HvacBlocks\Editing\Forms\Returned\FormReturn;
use HvacBlocks\Editing\Forms\Returned\FormStates;
use HvacBlocks\Editing\Forms\Returned\ReturnedForms;
use HvacBlocks\Kernel\Module;

defined( 'ABSPATH' ) || exit;

/** Forms: their definitions, and their return without JavaScript. */
final readonly class FormsModule implements Module, BlockContributor {
	public FormLibrary $library;

	private FormReturn $returns;

	public function __construct() {
		$this->library = new FormLibrary();
		$this->returns = new FormReturn( new ReturnedForms() );
	}

	public function features(): array {
		return array( $this->returns );
	}

	public function for_blocks(): BlockContributions {
		return new BlockContributions(
			services: array(
				FormLibrary::class => fn (): FormLibrary => $this->library,
				FormStates::class  => fn (): FormStates => $this->returns,
			),
			examples: array( 'form' => self::example( ... ) ),
		);
	}

	/**
	 * @param array<string, mixed> $state
	 * @return array<class-string, \Closure(): object>
	 */
	private static function example( array $state ): array {
		/** @var array{values?: array<string, string>, errors?: array<string, string>, consent?: bool, marketing?: bool, message?: string, reference?: string} $state */
		return array( FormStates::class => static fn (): FormStates => new ExampleForms( $state ) );
	}
}
