<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Examples;

use Closure;
use HvacBlocks\Editing\Blocks\BlockServices;
use LogicException;

defined( 'ABSPATH' ) || exit;

/** The services of an example's block: the site's, some replaced by the example's. */
final readonly class ExampleServices {
	/** @param array<string, Closure( array<string, mixed> ): array<class-string, Closure(): object>> $makers see `Blocks\BlockContributions` */
	public function __construct( private BlockServices $site, private array $makers ) {}

	/** @param Example|null $example null: the site's own */
	public function of( ?Example $example ): BlockServices {
		$services = $this->site;

		foreach ( $example->answers ?? array() as $key => $answer ) {
			$make     = $this->makers[ $key ] ?? throw new LogicException( esc_html( "No module knows the key '$key' of examples.json." ) );
			$services = $services->with( $make( $answer ) );
		}

		return $services;
	}
}
