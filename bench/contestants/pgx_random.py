"""A game of Pgx on one core of the processor: compiled by JAX, random play by its masks, games begin anew."""

import os

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

from time import process_time
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from contestants.stopwatch import parser, say

BATCHES = (1, 32, 256)  # the fastest one counts; more was slower on every machine we tried
STEPS = 32  # in one call


def player(env: Any) -> Any:
    """A compiled function that plays a number of steps of all games and looks at what it wrote."""
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, key: Any) -> tuple[Any, Any]:
        state, total = carry
        key, chance = jax.random.split(key)
        mask = state.legal_action_mask
        action = jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1)
        state = step(state, action, jax.random.split(chance, action.shape[0]))
        # Without a look at observation and mask the compiler would leave them out.
        total = total + state.observation.astype(jnp.float32).sum() + state.legal_action_mask.sum()
        return (state, total), mask.sum(axis=-1).mean()

    return jax.jit(lambda carry, key: jax.lax.scan(one, carry, jax.random.split(key, STEPS)))


def measure(name: str, batch: int, seconds: float) -> dict[str, Any]:
    env = pgx.make(name)
    keys = jax.random.split(jax.random.PRNGKey(0), batch)
    carry = (jax.jit(jax.vmap(env.init))(keys), jnp.float32(0))
    play = player(env)
    carry, legal = jax.block_until_ready(play(carry, keys[0]))  # compiles
    steps, began = 0, process_time()
    while (elapsed := process_time() - began) < seconds:
        carry, legal = jax.block_until_ready(play(carry, jax.random.PRNGKey(steps)))
        steps += STEPS * batch
    size = int(carry[0].observation[0].size)
    return {"rate": steps / elapsed, "batch": batch, "observation": size, "mean_legal": float(legal.mean())}


if __name__ == "__main__":
    arguments = parser("Measure one game of Pgx on the processor, random play.")
    arguments.add_argument("name", choices=("backgammon", "connect_four"))
    chosen = arguments.parse_args()
    say(max((measure(chosen.name, batch, chosen.seconds) for batch in BATCHES), key=lambda found: found["rate"]))
