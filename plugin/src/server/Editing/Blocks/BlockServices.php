<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use Closure;
use LogicException;

defined( 'ABSPATH' ) || exit;

/** The services that domains offer to blocks, each made when a block first asks for it. */
final class BlockServices {
	/** @var array<class-string, object> */
	private array $made = array();

	/** @var list<class-string> */
	private array $asked = array();

	/** @param array<class-string, Closure(): object> $makers by the class or interface that blocks ask for */
	public function __construct( private readonly array $makers ) {}

	/**
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T
	 */
	public function get( string $name ): object {
		$this->asked[] = $name;

		$make    = $this->makers[ $name ] ?? throw new LogicException( esc_html( "No module offers blocks a $name." ) );
		$service = $this->made[ $name ] ??= $make();

		return $service instanceof $name ? $service : throw new LogicException( esc_html( "What blocks are offered as $name is none." ) );
	}

	/** @return list<class-string> what blocks have asked for, in that order */
	public function asked(): array {
		return $this->asked;
	}

	/**
	 * The same services with some replaced: those of an example.
	 *
	 * @param array<class-string, Closure(): object> $makers
	 */
	public function with( array $makers ): self {
		return new self( $makers + $this->makers );
	}
}
